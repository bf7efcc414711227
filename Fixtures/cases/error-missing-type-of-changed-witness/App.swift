// A witness says what an associated type is: where its type was changed, all that is of that type is told with it.
import DIRuntime

struct User {}
struct Guest {}

protocol Owner {
    associatedtype Item
    var item: Item { get }
}

extension Owner {
    var items: [Item] { [item] }
    var last: Item? { items.last }
}

protocol HomeDependency: Dependency {
    var item: User { get }
    var items: [User] { get }
    var last: User? { get }
    var guest: User { get }
}

final class RootComponent: BootstrapComponent, Owner {
    var item: Guest { Guest() }
    var guest: Guest { Guest() }
    var home: HomeComponent { HomeComponent(parent: self) }
}

final class HomeComponent: Component<HomeDependency> {}

// Where nothing asks for the witness, they are one mistake still.
struct Pet {}

protocol PetDependency: Dependency {
    var items: [Pet] { get }
    var last: Pet? { get }
}

final class SecondRoot: BootstrapComponent, Owner {
    var item: Guest { Guest() }
    var pet: PetComponent { PetComponent(parent: self) }
}

final class PetComponent: Component<PetDependency> {}

// What a class adds to one that conforms is no witness: the level is an 'Int' still.
protocol Gauge {
    associatedtype Level
    func level() -> Level
}

class Dial: Gauge { func level() -> Int { 5 } }
final class TextDial: Dial { func level() -> String { "five" } }

protocol DialDependency: Dependency {
    var level: TextDial.Level { get }
}

final class ThirdRoot: BootstrapComponent {
    var level: String { "five" }
    var dial: DialComponent { DialComponent(parent: self) }
}

final class DialComponent: Component<DialDependency> {}

// Of two default implementations the one of the protocol below is taken.
protocol Label {
    associatedtype Text
    func text() -> Text
}

protocol LongLabel: Label {}
extension Label { func text() -> Int { 1 } }
extension LongLabel { func text() -> String { "one" } }
struct Title: LongLabel {}

protocol LabelDependency: Dependency {
    var text: Title.Text { get }
}

final class FourthRoot: BootstrapComponent {
    var text: Int { 1 }
    var label: LabelComponent { LabelComponent(parent: self) }
}

final class LabelComponent: Component<LabelDependency> {}
