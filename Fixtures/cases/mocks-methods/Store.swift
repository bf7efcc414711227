import DIRuntime

struct Item: Equatable {
    let id: Int
}

enum StoreError: Error {
    case empty
}

protocol StoreDependency: Dependency {
    func refresh()
    func item(at index: Int) -> Item
    func load(id: Int) async throws -> Item
    func save(_ items: Item...) throws
    func discard(_ item: inout Item)
    func log(_ message: @autoclosure () -> String)
    func whenReady(_ action: @escaping @Sendable () -> Void) -> Bool
    func visit(_ visitor: (Item) -> Void)
    func tryEach(_ body: () throws -> Void) rethrows
    func maker(for kind: String) -> () -> Item
    func pair() -> (Item, Item)?
    @discardableResult func touch() -> Int
    func takes(handler: Int, callCount: Int) -> Int
    func `repeat`(`in` place: String, for: Int) -> String
    func accept(_ item: borrowing Item, _ other: consuming Item) -> Int
    func nothing() -> Void
    func unit() -> ()
}

/// Several methods of one name.
protocol SearchDependency: Dependency {
    func find() -> String
    func find(id: Int) -> String
    func find(name: String) -> String
    func find(_ id: Int) -> String
    func find(_ id: [String: Int]) -> String
    func find(name: String) -> Int
    func count() -> Int
    var countHandler: Int { get }
    var countCallCount: Int { get }
}
