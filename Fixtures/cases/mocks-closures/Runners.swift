// What a mock keeps of closures, and how its handlers take and return them.

enum Offline: Error {
    case plane
}

typealias Handler<Item> = (Item) -> Void

// needle:mock
protocol Runner {
    func runAll(_ works: (() -> Void)...)
    func forward<Item>(_ item: Item, to handlers: Handler<Item>...)
    func maker<Item: Sendable>(of item: Item) -> @Sendable () -> Item
    func retrying() -> () throws(Offline) -> Int
    func attempt<Item>(_ work: @escaping () throws(Offline) -> Item) -> Item
    func change(_ value: inout Any)
}

// needle:mock
protocol SharedRunner: Sendable {
    func run(_ work: @escaping @Sendable () -> Void)
    func runHere(_ work: @escaping () -> Void)
    func runEach(_ works: [@Sendable () -> Void], _ others: [() -> Void])
    func runAll(_ works: (() -> Void)...)
}

protocol Keeping {
    func keep(_ work: @escaping () -> Void) throws
    func visit<Item>(_ item: Item, with visitor: @escaping (Item) -> Item) -> Item
}

protocol Lending {
    func keep(_ work: () -> Void) async
}

/// One closure that does not escape stands for both, so a mock cannot keep it.
// needle:mock
protocol Lender: Keeping, Lending {}

/// Handlers take and change what only a call knows as `Any`.
// needle:mock
nonisolated protocol Mapper: Sendable {
    func map<Item>(_ item: Item, by change: (Item) throws -> Item) rethrows -> Item
    func reduce<Item>(_ items: [Item], with join: @Sendable (inout Int, [Item], Item?) -> Void) -> Int
    func wait<Item>(for item: (Item) async throws -> Item) async throws -> Item
    func fail<Item, Failure: Error>(_ item: Item, by work: (Item) throws(Failure) -> Int) throws(Failure) -> Int
    func sort<Item>(_ items: inout [Item], _ first: inout Item?)
    func update<Item>(_ item: inout Item, changed: Int) async throws -> Int
    static func swap<Item>(_ item: inout Item, by change: (Item) -> Item)
}

// needle:mock
@MainActor
protocol Canvas {
    func show<Item>(_ make: @MainActor (Item) -> Int) -> Int
    func change(_ value: inout some Equatable) async
}

// needle:mock
protocol Passing {
    func pass<Value>(_ value: Value, to visitor: (Value, Int, @escaping () -> Void, inout String) -> Void)
}
