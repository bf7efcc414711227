// `some P` inside of a parameter's type is a generic parameter without a name, too.
import DIRuntime

protocol Item {
    var name: String { get }
}

struct Book: Item {
    let name: String
}

protocol ShelfDependency: Dependency {
    func names(of items: [some Item]) -> [String]
    func name(of item: (some Item)?, in shelves: [String: some Item]) -> String
    func first<I: Item>(of items: [I], or other: some Item) -> String
}

final class ShelfComponent: Component<ShelfDependency> {
    var text: String {
        let book = Book(name: "b")
        let names = dependency.names(of: [book]) + [dependency.name(of: book, in: ["a": book])]
        return names.joined() + dependency.first(of: [Book](), or: book)
    }
}

final class RootComponent: BootstrapComponent {
    func names<I>(of items: Array<I>) -> [String] where I: Item { items.map { $0.name } }
    func name<A: Item, B: Item>(of item: A?, in shelves: [String: B]) -> String { item?.name ?? "-" }
    func first(of items: [some Item], or other: some Item) -> String { items.first?.name ?? other.name }
    var shelf: ShelfComponent { ShelfComponent(parent: self) }
}
