import DIRuntime

protocol ComparableDependency: Dependency, Comparable {
    var id: Int { get }
}

// needle:mock
protocol Store {
    associatedtype Item
    var item: Item { get }
}

// needle:mock
protocol ListStore: Store where Item == [Element] {
    associatedtype Element
    var other: Int { get }
}

// needle:mock
protocol RowStore: Store where Row: Hashable {
    typealias Row = [Item]
}

// needle:mock
protocol SharedStore: Store {
    static var shared: Int { get }
    #if DEBUG
    associatedtype Key
    #endif
}

typealias Visitor<Value> = (Value) -> Void

protocol OperatorDependency: Dependency {
    static func < (left: Self, right: Self) -> Bool
    func pack<each Value>(_ values: repeat each Value)
    func visit<Value>(_ visitor: (inout Value) -> Void)
    func inspect<Value>(_ visitor: Visitor<Value>)
    @MainActor func wait<Value>(for visitor: (Value) async -> Void) async
    func keep<Value: ~Copyable>(_ value: consuming Value) -> Int
}

protocol Named {
    var name: String { get }
}

protocol OptionallyNamed {
    var name: String? { get }
}

protocol BothDependency: Dependency, Named, OptionallyNamed {}

protocol Scored {
    func score(of name: String!) -> Int
}

protocol OptionallyScored {
    func score(of name: String?) -> Int
}

protocol ScoresDependency: Dependency, Scored, OptionallyScored {}

final class MixedComponent: Component<FreeDependency & Comparable> {}

protocol FreeDependency: Dependency {
    var free: Int { get }
}

// needle:mock
private protocol Hidden {
    var hidden: Int { get }
}

// needle:mock
actor Worker {}

class Base {}

// needle:mock
protocol Based: Base {
    var base: Int { get }
}

// needle:mock
protocol Acting: Actor {
    func act()
}

// needle:mock
protocol Choices: Collection {
    var title: String { get }
}

// needle:mock
protocol FixedStore {
    associatedtype Item
    func add<T>(_ value: T) where T == Item
    func first<List: Collection, T>(of list: List, or value: T) -> T where T == List.Element, List.Element == Self.Item
    func items<List: Collection>(of list: List) where List.Element == Item
}

// needle:mock
protocol HidingStore {
    associatedtype Item
    func convert<Item>(_ value: Item) -> Item
}

// needle:mock
protocol NumberLender {
    @_lifetime(copy numbers)
    func known(_ numbers: Span<Int>) -> Span<Int>
    @_lifetime(numbers: copy numbers)
    func clear(_ numbers: inout MutableSpan<Int>)
}

// needle:mock
protocol Playlist: Sequence where Iterator.Element == Element {
    var title: String { get }
}

// needle:mock
protocol Passing {
    func passAll<Value>(_ value: Value, _ visitor: (Value, Int...) -> Void)
    func lend<Value>(_ value: Value, _ visitor: (Value, () -> Void) -> Void)
    func lendNamed<Value>(_ value: Value, _ visitor: (Value, Work) -> Void)
    func guess<Value>(_ value: Value, _ visitor: (Value, @autoclosure () -> Int) -> Void)
}

typealias Work = () -> Void

struct Leaf {}

struct Branch {
    struct Twig {}
}

protocol LeafSource {
    func leaves() -> [Leaf]
    func branch() -> Branch.Twig
}

// needle:mock
protocol LeafStore: LeafSource {
    associatedtype Leaf
    func keep(_ leaf: Leaf)
}
