// One member meets requirements that differ in who owns an argument, or in which threads may call a closure.

final class Box {
    var count = 1
}

struct File: ~Copyable {
    let name: String
}

typealias Work = @Sendable () -> Void

protocol Sink {
    func put(_ box: consuming Box)
    func send(_ box: sending Box) async -> Int
    func run(_ work: @escaping Work) -> Int
    func lend(_ work: () -> Void, _ more: (@Sendable () -> Void)?)
    func read(_ file: consuming File) -> Int
    func map<Value>(_ value: Value, with work: @escaping @Sendable (Value) -> Value) -> Value
    init(_ box: sending Box)
    subscript(work: @Sendable () -> Void) -> Int { get }
}

// needle:mock
protocol OpenSink: Sink {
    func put(_ box: Box)
    func send(_ box: consuming Box) -> Int
    func run(_ work: @escaping () -> Void) -> Int
    func lend(_ work: @Sendable () -> Void, _ more: (() -> Void)?)
    func count<Value>(_ pair: borrowing (Value, Int)) -> Int
    func read(_ file: borrowing File) -> Int
    func map<Item>(_ item: Item, with work: @escaping (Item) -> Item) -> Item
    init(_ box: Box)
    subscript(work: () -> Void) -> Int { get }
}

// needle:mock
protocol Overloads: Sendable {
    func put(_ box: Box)
    func put(_ box: sending Box)
    func run(_ work: @escaping () -> Void)
    func run(_ work: @escaping @Sendable () -> Void)
}
