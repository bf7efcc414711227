// What a type calls an associated type of its protocols is what implements their requirements, their typealiases or a default say.
import DIRuntime

nonisolated struct Song: Identifiable, Equatable, Sendable { let id: Int }
nonisolated final class Album: Identifiable, Sendable {}
enum Kind: String, CaseIterable, Sendable { case single, album }

nonisolated protocol Store<Item> {
    associatedtype Item: Identifiable
    associatedtype Failure: Error = StoreError
    typealias Items = [Item]
    func find(_ id: Item.ID) -> Item?
}
nonisolated extension Store { typealias Reply = Result<Item, Failure> }
nonisolated enum StoreError: Error { case missing }

nonisolated struct SongStore: Store { func find(_ id: Int) -> Song? { Song(id: id) } }
nonisolated class BaseStore<Model: Identifiable>: Store { func find(_ id: Model.ID) -> Model? { nil } }
nonisolated final class AlbumStore: BaseStore<Album> {}
nonisolated struct Page<Item: Identifiable>: Store {
    typealias Row = [Item]
    func find(_ id: Item.ID) -> Item? { nil }
}

nonisolated protocol Scene {
    associatedtype State: Equatable
    static func reduce(_ state: inout State)
}
nonisolated extension Scene { typealias States = [State] }
nonisolated enum Home: Scene { static func reduce(_ state: inout Song) {} }

nonisolated protocol Archive {
    associatedtype Entry
    var entries: [Entry] { get }
}
nonisolated struct Songbook: Archive {
    typealias Songs = [Song]
    let entries: Songs = []
}

nonisolated struct Numbers: Sequence {
    struct Iterator: IteratorProtocol { mutating func next() -> Int? { nil } }
    func makeIterator() -> Iterator { Iterator() }
}

// A class that adds a method to one that conforms, or overrides one, changes nothing of what that conforms by.
nonisolated class Speaker: Source {
    func sound() -> Media { Media() }
    func level() -> Int { 5 }
}
nonisolated final class LoudSpeaker: Speaker {
    override func sound() -> Noise { Noise() }
    func level() -> String { "loud" }
}
nonisolated class Media {}
nonisolated final class Noise: Media {}
nonisolated protocol Source {
    associatedtype Sound
    associatedtype Level
    associatedtype Label
    func sound() -> Sound
    func level() -> Level
    func label() throws -> Label
}
nonisolated extension Source { func label() -> String { "speaker" } }
nonisolated struct Tuner: Source {
    func sound() -> Self { self }
    func level() throws -> Double { 0 }
    func level() -> Int { 6 }
}
nonisolated protocol Shelf: Archive where Entry == [Book] {
    associatedtype Book
    var best: Book { get }
}
nonisolated struct Novels: Shelf {
    var entries: [[String]] { [] }
    var best: String { "Emma" }
}
nonisolated struct Countdown: Sequence, IteratorProtocol { mutating func next() -> UInt8? { nil } }
actor Studio: Identifiable {}

// What is equal to another one, or to a type, is so by the clause of an associated type as well.
nonisolated protocol Meter {
    associatedtype Value where Value == Int
    associatedtype Reading
    associatedtype Last where Last == Reading
    associatedtype First where Reading == First
    associatedtype Limit
    func read() -> Last
    func check(_ limit: Limit)
}
nonisolated struct Thermometer: Meter {
    func read() -> Double { 36.6 }
    func check(_ limit: borrowing Song) {}
}

// Of an extension of a nested type, what is around that type is not in sight.
nonisolated enum Library {
    nonisolated struct Song {}
    nonisolated enum Shelves {}
}
nonisolated extension Library.Shelves { typealias First = Song }

final class RootComponent: BootstrapComponent {
    var song: Song { Song(id: 7) }
    var songs: [Song] { [song] }
    var reply: Result<Song, StoreError> { .success(song) }
    var album: Album? { nil }
    var id: ObjectIdentifier { ObjectIdentifier(Album.self) }
    var rows: Page<Song>.Row { [song] }
    var states: Home.States { [song] }
    var entry: Song { song }
    var number: Int { 1 }
    var kinds: Kind.AllCases { Kind.allCases }
    func find(_ id: Song.ID) throws(SongStore.Failure) -> SongStore.Items { [Song(id: id)] }
    var sound: Media { Media() }
    var level: Int { 5 }
    var label: String { "label" }
    var tuner: Tuner { Tuner() }
    var tuned: Int { 6 }
    var novels: [String] { [] }
    var count: UInt8 { 3 }
    var studio: ObjectIdentifier { ObjectIdentifier(Studio.self) }
    var first: Song { song }
    var value: Int { 8 }
    var reading: (Double, Double) { (36.6, 36.7) }
    var limit: Song { song }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var song: SongStore.Item { get }
    var songs: SongStore.Items { get }
    var reply: SongStore.Reply { get }
    var album: AlbumStore.Item? { get }
    var id: AlbumStore.Item.ID { get }
    var rows: [Page<Song>.Item] { get }
    var states: [Home.State] { get }
    var entry: Songbook.Entry { get }
    var number: Numbers.Element { get }
    var kinds: [Kind] { get }
    func find(_ id: Int) throws(StoreError) -> [Song]
    var sound: LoudSpeaker.Sound { get }
    var level: LoudSpeaker.Level { get }
    var label: LoudSpeaker.Label { get }
    var tuner: Tuner.Sound { get }
    var tuned: Tuner.Level { get }
    var novels: Novels.Entry { get }
    var count: Countdown.Element { get }
    var studio: Studio.ID { get }
    var first: Library.Shelves.First { get }
    var value: Thermometer.Value { get }
    var reading: (Thermometer.Last, Thermometer.First) { get }
    var limit: Thermometer.Limit { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.song.id) \(dependency.states.count) \(dependency.kinds)" }
}
