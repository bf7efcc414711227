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
