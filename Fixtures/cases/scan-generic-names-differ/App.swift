import DIRuntime

typealias Storable = Hashable & Sendable

protocol StoreDependency: Dependency {
    func keep<Value: Storable>(_ value: Value) -> Value
    func list<Element>(_ element: Element) -> [Element]
    func find<Item: Identifiable>(_ id: Item.ID, in items: [Item]) -> Item? where Item.ID: Sendable
    func run<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value
    subscript<Key: Hashable>(key key: Key) -> Key? { get }
}

struct Item: Identifiable {
    let id: Int
}

final class RootComponent: BootstrapComponent {
    // Of a generic parameter the name says nothing, nor does the place of its constraints.
    func keep<T>(_ value: T) -> T where T: Sendable, T: Hashable { value }
    func list<Value>(_ element: Value) -> [Value] { [element] }
    func find<Model>(_ id: Model.ID, in items: [Model]) -> Model? where Model: Identifiable, Model.ID: Sendable { nil }
    func run<Output, Problem: Error>(_ body: () throws(Problem) -> Output) throws(Problem) -> Output { try body() }
    subscript<K>(key key: K) -> K? where K: Hashable { key }

    var store: StoreComponent { StoreComponent(parent: self) }
}

final class StoreComponent: Component<StoreDependency> {
    var text: String {
        let found = dependency.find(3, in: [Item]())
        return "\(dependency.keep(1)) \(dependency.list(2)) \(found.map { "\($0.id)" } ?? "nil") \(dependency.run { 4 })"
    }
}
