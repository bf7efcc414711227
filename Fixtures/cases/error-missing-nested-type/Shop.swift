// The requests name their types as they are called where the protocol stands; what is to be written elsewhere is said as it is
// called there.
import DIRuntime

enum Catalog {
    struct Product { let id: Int }
    struct Shelf<Item> { var items: [Item] = [] }

    protocol PageDependency: Dependency {
        var products: [Product] { get }
        var latest: Product? { get }
        var shelf: Shelf<Product> { get }
        var count: Int { get }
    }

    final class PageComponent: Component<PageDependency> {}
}

final class ShopComponent: BootstrapComponent {
    let products = [Catalog.Product(id: 1), .init(id: 2)]
    let shelf = Catalog.Shelf(items: [Catalog.Product(id: 1)])
    var page: Catalog.PageComponent { Catalog.PageComponent(parent: self) }
}
