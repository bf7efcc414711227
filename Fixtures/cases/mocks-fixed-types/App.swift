// needle:mock
protocol Store<Item> {
    associatedtype Item: Equatable
    associatedtype Key: Hashable = Int
    static var limit: Int { get }
    var newest: Item { get }
    func item(_ key: Key) -> Item?
    func save(_ item: Item, as key: Key)
}

/// All types are known: the mock is not generic.
// needle:mock
protocol NoteStore: Store<Note> where Key == String {
    func count(of notes: [Item]) -> Int
}

/// One is open, and gets what is required of the other.
// needle:mock
protocol MirrorStore: Store where Item == Key {
    static func mirror(_ item: Item) -> Key
}

/// Open, with more required of it.
// needle:mock
protocol CodedStore: Store where Self.Item: Codable, Key: Sendable, Item: Identifiable, Item.ID == Int {
    func coded() throws -> [Item]
}

// needle:mock
protocol Node {
    associatedtype Parent where Parent == Self
    var parent: Parent { get }
}

nonisolated struct Note: Equatable, Codable, Identifiable {
    let id: Int
}

typealias Notes = Store<Note>

// needle:mock
protocol NamedNotes: Notes where Key == Optional<Feature.Name> {
    var title: String { get }
}

enum Feature {
    nonisolated struct Name: Hashable {}
}
