// Of a generic struct or enum that asks of its arguments that they be Sendable, the compiler infers it as of any other.
import DIRuntime

protocol Sent: Sendable {}

nonisolated struct Song: Sent {
    let title: String
}

nonisolated struct Listed<Item: Sendable> {
    let items: [Item]
}

nonisolated struct Asked<Item> where Item: Sendable {
    let item: Item?
}

nonisolated struct Inherited<Item: Sent> {
    let item: Item
}

nonisolated enum Loaded<Item: Hashable & Sendable> {
    case idle, value(Item)
}

nonisolated struct Outer<Item: Sendable> {
    nonisolated struct Inner {
        let item: Item
    }

    let inner: Inner
    let listed: Listed<Item>
}

nonisolated struct Half<Item: Sendable, Label> {
    let item: Item
}

nonisolated struct Many<each Item: Sendable> {
    let items: (repeat each Item)
}

protocol PageDependency: Dependency, Sendable {
    var listed: Listed<Int> { get }
    var asked: Asked<Int> { get }
    var inherited: Inherited<Song> { get }
    var loaded: Loaded<String> { get }
    var outer: Outer<Int> { get }
    var inner: Outer<Int>.Inner { get }
    var half: Half<Int, String> { get }
    var many: Many<Int, String> { get }
}

final class RootComponent: BootstrapComponent {
    let listed = Listed<Int>(items: [])
    let asked = Asked<Int>(item: nil)
    let inherited = Inherited<Song>(item: Song(title: ""))
    let loaded: Loaded<String> = .idle
    let outer = Outer<Int>(inner: Outer<Int>.Inner(item: 1), listed: Listed<Int>(items: []))
    let inner = Outer<Int>.Inner(item: 1)
    let half = Half<Int, String>(item: 1)
    let many = Many<Int, String>(items: (1, ""))
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

final class PageComponent: Component<PageDependency> {
    var sent: any Sendable { dependency }
}
