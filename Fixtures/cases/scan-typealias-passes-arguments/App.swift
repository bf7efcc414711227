// A typealias of a generic type that names no arguments passes on those that it is given.
import DIRuntime

enum Core {
    struct Key<Value> {}
    struct Int {}
}

protocol Store<Item> {
    associatedtype Item
}

struct MemoryStore: Store {
    typealias Item = Int
}

typealias Key = Core.Key
typealias List = Array
typealias Titles = List
typealias Outcome = Result
typealias Storing = Store

final class RootComponent: BootstrapComponent {
    var key: Key<Int> { Key() }
    var coreKey: Core.Key<Core.Int> { Key() }
    var titles: [String] { ["tea"] }
    var outcome: Outcome<Int, any Error> { .success(4) }
    var store: any Store<Int> { MemoryStore() }
    lazy var index = List<Key<Int>.Type>()
    var listComponent: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var key: Core.Key<Int> { get }
    var coreKey: Key<Core.Int> { get }
    var titles: Titles<String> { get }
    var outcome: Result<Int, any Error> { get }
    var store: any Storing<Int> { get }
    var index: [Core.Key<Int>.Type] { get }
}

final class ListComponent: Component<ListDependency> {}
