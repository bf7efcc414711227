// Typealiases of protocols: what they stand for may be made of associated types, which have no name outside of a conformer.
import DIRuntime

protocol PageDependency: Dependency {
    typealias Index = [String: Int]
    typealias Name = Index.Key
    var index: Self.Index { get }
    func page(_ name: Self.Index.Key) -> Self.Index.Value?
    func rename(_ change: @escaping (Self.Name) -> Self.Name)
}

// needle:mock
protocol Loader {
    associatedtype Value: Collection
    typealias Done = (Result<Value, any Error>) -> Void
    typealias List = [Value]
    typealias Table = [String: List]
    typealias Part<Key> = (Key, Value)
    var last: Done? { get set }
    func load(_ done: @escaping Done)
    func table(_ table: Table, of key: Table.Key) -> Self.List.Element?
    func part(_ part: Part<Int>) -> Self.Part<String>
    func first(_ value: Self.Value) -> Self.Value.Element?
}

// needle:mock
protocol NoteLoader: Loader where Value == [Int] {
    func more(_ done: @escaping Done) -> Self.Value
}

// needle:mock
protocol Chain {
    typealias Visit = (Self) -> Void
    func visit(_ visit: @escaping Visit)
}

protocol Shelf {
    associatedtype Item
    typealias Items = [Item]
}

// needle:mock
protocol Library {
    associatedtype Inner: Shelf
    func items() -> Self.Inner.Items
    func keep(_ item: Inner.Items.Element)
}

final class RootComponent: BootstrapComponent {
    var index: PageDependency.Index { ["a": 1] }
    var pages: PageComponent { PageComponent(parent: self) }

    func page(_ name: String) -> Int? { index[name] }
    func rename(_ change: @escaping (String) -> String) {}
}

final class PageComponent: Component<PageDependency> {}
