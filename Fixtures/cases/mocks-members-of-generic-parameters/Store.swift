// What a generic parameter has is none of the types at the top of the module.

@MainActor protocol Item: AnyObject {}

protocol Store<Item> {
    associatedtype Item
    var first: Item { get }
}

// needle:mock
protocol Keeper {
    func open<S: Store>(_ store: S) async -> S.Item where S.Item: Sendable
    func all<S: Store>(of store: S) throws -> [S.Item] where S.Item == Int
    subscript<S: Store>(_ store: S) -> S.Item? { get }
}
