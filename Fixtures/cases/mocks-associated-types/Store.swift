// needle:mock
protocol Store<Item> {
    associatedtype Item:
        Identifiable & Codable
    where
        Item
            .ID == Int
    associatedtype Failure: Error
        = any Error
    var all: [Item] { get }
    var newest: Self.Item? { get }
    func item(_ id: Item.ID) throws -> Item
    func save(_ item: Item, then completion: @escaping (Result<Item, Failure>) -> Void)
    func convert<Other>(_ convert: (Item) -> Other) -> [Other]
}

// needle:mock
@MainActor
protocol KeyedStore: Store {
    associatedtype Key: Hashable, Sendable
    subscript(key: Key) -> Item? { get set }
    func copy() -> Self
}

struct Note: Identifiable, Codable, Equatable, Sendable {
    let id: Int
}
