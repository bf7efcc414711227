// What an associated type is by the last of many extensions, and by a class far above.
import DIRuntime

protocol Store {
    associatedtype Item
    var first: Item { get }
}

struct SongStore {}

extension SongStore { var part0: Int { 0 } }
extension SongStore { var part1: Int { 1 } }
extension SongStore { var part2: Int { 2 } }
extension SongStore { var part3: Int { 3 } }
extension SongStore { var part4: Int { 4 } }
extension SongStore { var part5: Int { 5 } }
extension SongStore { var part6: Int { 6 } }
extension SongStore { var part7: Int { 7 } }
extension SongStore { var part8: Int { 8 } }
extension SongStore { var part9: Int { 9 } }
extension SongStore { var part10: Int { 10 } }
extension SongStore { var part11: Int { 11 } }
extension SongStore { var part12: Int { 12 } }
extension SongStore { var part13: Int { 13 } }
extension SongStore { var part14: Int { 14 } }
extension SongStore { var part15: Int { 15 } }
extension SongStore { var part16: Int { 16 } }
extension SongStore { var part17: Int { 17 } }
extension SongStore { var part18: Int { 18 } }
extension SongStore { var part19: Int { 19 } }
extension SongStore { var part20: Int { 20 } }
extension SongStore { var part21: Int { 21 } }
extension SongStore { var part22: Int { 22 } }
extension SongStore { var part23: Int { 23 } }
extension SongStore { var part24: Int { 24 } }
extension SongStore { var part25: Int { 25 } }
extension SongStore { var part26: Int { 26 } }
extension SongStore { var part27: Int { 27 } }
extension SongStore { var part28: Int { 28 } }
extension SongStore { var part29: Int { 29 } }
extension SongStore { var part30: Int { 30 } }
extension SongStore { var part31: Int { 31 } }
extension SongStore { var part32: Int { 32 } }
extension SongStore { var part33: Int { 33 } }
extension SongStore { var part34: Int { 34 } }
extension SongStore { var part35: Int { 35 } }
extension SongStore { var part36: Int { 36 } }
extension SongStore { var part37: Int { 37 } }
extension SongStore { var part38: Int { 38 } }
extension SongStore { var part39: Int { 39 } }
extension SongStore { var part40: Int { 40 } }
extension SongStore { var part41: Int { 41 } }
extension SongStore { var part42: Int { 42 } }
extension SongStore { var part43: Int { 43 } }
extension SongStore { var part44: Int { 44 } }
extension SongStore { var part45: Int { 45 } }
extension SongStore { var part46: Int { 46 } }
extension SongStore { var part47: Int { 47 } }
extension SongStore { var part48: Int { 48 } }
extension SongStore { var part49: Int { 49 } }
extension SongStore { var part50: Int { 50 } }
extension SongStore { var part51: Int { 51 } }
extension SongStore { var part52: Int { 52 } }
extension SongStore { var part53: Int { 53 } }
extension SongStore { var part54: Int { 54 } }
extension SongStore { var part55: Int { 55 } }
extension SongStore { var part56: Int { 56 } }
extension SongStore { var part57: Int { 57 } }
extension SongStore { var part58: Int { 58 } }
extension SongStore { var part59: Int { 59 } }
extension SongStore { var part60: Int { 60 } }
extension SongStore { var part61: Int { 61 } }
extension SongStore { var part62: Int { 62 } }
extension SongStore { var part63: Int { 63 } }
extension SongStore { var part64: Int { 64 } }
extension SongStore { var part65: Int { 65 } }
extension SongStore { var part66: Int { 66 } }
extension SongStore { var part67: Int { 67 } }
extension SongStore { var part68: Int { 68 } }
extension SongStore { var part69: Int { 69 } }

extension SongStore: Store { var first: Int { 5 } }

class Shelf0 { var first: String { "book" } }
class Shelf1: Shelf0 {}
class Shelf2: Shelf1 {}
class Shelf3: Shelf2 {}
class Shelf4: Shelf3 {}
class Shelf5: Shelf4 {}
class Shelf6: Shelf5 {}
class Shelf7: Shelf6 {}
class Shelf8: Shelf7 {}
class Shelf9: Shelf8 {}
class Shelf10: Shelf9 {}
class Shelf11: Shelf10 {}
class Shelf12: Shelf11 {}
class Shelf13: Shelf12 {}
class Shelf14: Shelf13 {}
class Shelf15: Shelf14 {}
class Shelf16: Shelf15 {}
class Shelf17: Shelf16 {}
class Shelf18: Shelf17 {}
class Shelf19: Shelf18 {}
class Shelf20: Shelf19 {}

extension Shelf20: Store {}

protocol ListDependency: Dependency {
    var song: SongStore.Item { get }
    var book: Shelf20.Item { get }
}

final class ListComponent: Component<ListDependency> {
    var text: String { "\(dependency.song) \(dependency.book)" }
}

final class RootComponent: BootstrapComponent {
    let song = 5
    var book: String { "book" }
    var list: ListComponent { ListComponent(parent: self) }
}
