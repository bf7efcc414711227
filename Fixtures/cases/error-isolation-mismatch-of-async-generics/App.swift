// What a generic 'async' method takes along to another actor must be safe to send as well: its bounds say so.
import DIRuntime

class Model {}
protocol Row: Sendable {}

protocol ReaderDependency: Dependency {
    func open<Item>(_ item: Item) async -> Int
    func compare(_ item: some Equatable) async -> Int
    func load<Item: Model>(_ items: [Item]) async -> Int
    func first<each Item>(_ items: repeat each Item) async -> Int
    subscript<Item>(item: Item) -> Int { get async }
    func send<Item: Sendable>(_ item: Item) async -> Item
    func show<Item>(_ item: Item?) async -> Int where Item: Hashable & Row
    func give<Item>(_ item: sending Item) async -> Int
    func make<Item>(_ type: Item.Type) async -> Int
}

final class ReaderComponent: Component<ReaderDependency> {}

final class ShellComponent: MainActorBootstrapComponent {
    func open<Item>(_ item: Item) async -> Int { 1 }
    func compare(_ item: some Equatable) async -> Int { 1 }
    func load<Item: Model>(_ items: [Item]) async -> Int { 1 }
    func first<each Item>(_ items: repeat each Item) async -> Int { 1 }
    subscript<Item>(item: Item) -> Int { get async { 1 } }
    func send<Item: Sendable>(_ item: Item) async -> Item { item }
    func show<Item>(_ item: Item?) async -> Int where Item: Hashable & Row { 1 }
    func give<Item>(_ item: sending Item) async -> Int { 1 }
    func make<Item>(_ type: Item.Type) async -> Int { 1 }
    var reader: ReaderComponent { ReaderComponent(parent: self) }
}
