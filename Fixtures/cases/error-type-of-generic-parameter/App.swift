// The type of the module is not the one that the generic parameter has.
import DIRuntime

struct Item {}

protocol Store<Item> {
    associatedtype Item
    var first: Item { get }
}

final class RootComponent: BootstrapComponent {
    func first<S: Store>(of store: S) -> Item { Item() }  // reported here
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    func first<S: Store>(of store: S) -> S.Item
}

final class PageComponent: Component<PageDependency> {}
