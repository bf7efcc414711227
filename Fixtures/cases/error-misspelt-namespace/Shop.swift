// The extensions name namespaces that nobody declares: each is told once, at its name, and not what is not found for it.
import DIRuntime

enum Shop {
    enum Cart {}
    enum Catalog {}
}

extension Shop.Carts {
    protocol PriceDependency: Dependency { var currency: String { get } }
    final class PriceComponent: Component<PriceDependency> {}
}

extension Shop.Cart {
    protocol TotalDependency: PriceDependency { var taxes: Int { get } }
    final class TotalComponent: Component<TotalDependency> {}
}

extension Shop.Catalogue {
    final class PageComponent: Component<EmptyDependency> {}
}

final class RootComponent: BootstrapComponent {
    var currency: String { "CHF" }
    var taxes: Int { 8 }
    var price: Shop.Cart.PriceComponent { Shop.Cart.PriceComponent(parent: self) }
    var total: Shop.Cart.TotalComponent { Shop.Cart.TotalComponent(parent: self) }
    var page: Shop.Catalog.PageComponent { Shop.Catalog.PageComponent(parent: self) }
}
