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
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.song.id) \(dependency.states.count) \(dependency.kinds)" }
}
