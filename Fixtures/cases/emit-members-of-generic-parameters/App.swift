// What a generic parameter has is none of the types at the top of the module, whatever these are called.
import DIRuntime

struct Item {
    let name: String
}
class Label {}
enum Catalog {
    struct Item {}
}

protocol Store<Item> {
    associatedtype Item
    typealias Label = String
    var first: Item { get }
}

struct Shelf: Store {
    var first: String { "book" }
}

protocol Mark {}
struct Feed<Item, Mark> {
    typealias Content = Item
    typealias Look = [Mark]
}
extension Feed {
    struct Row {
        typealias Entry = (Item, Mark)
    }
}

final class RootComponent: BootstrapComponent {
    func open<S: Store>(_ store: S) -> Int where S.Item == String { store.first.count }
    func first<S: Store>(of store: S) -> S.Item? where S.Item: Hashable { store.first }
    func all<S: Store>(of stores: [S]) -> [S.Item] { stores.map { $0.first } }
    func first<Catalog: Store>(in catalog: Catalog) -> (Catalog.Item) -> Catalog.Label { { "\($0)" } }
    var item: Item { Item(name: "lamp") }
    var content: Feed<Int, String>.Content { 5 }
    var look: Feed<Int, String>.Look { ["loud"] }
    var entry: Feed<Int, String>.Row.Entry { (6, "row") }

    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    func open<S: Store>(_ store: S) -> Int where S.Item == String
    func first<S: Store>(of store: S) -> S.Item? where S.Item: Hashable
    func all<S: Store>(of stores: [S]) -> [S.Item]
    func first<Catalog: Store>(in catalog: Catalog) -> (Catalog.Item) -> Catalog.Label
    var item: Item { get }
    var content: Feed<Int, String>.Content { get }
    var look: [String] { get }
    var entry: Feed<Int, String>.Row.Entry { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String {
        let shelf = Shelf()
        let found = "\(dependency.open(shelf)) \(dependency.first(of: shelf) ?? "-") \(dependency.all(of: [shelf]))"
        let parts = "\(dependency.content) \(dependency.look[0]) \(dependency.entry.1)"
        return "\(parts) \(found) \(dependency.first(in: shelf)("page")) \(dependency.item.name)"
    }
}
