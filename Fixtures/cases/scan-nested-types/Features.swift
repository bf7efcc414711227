// Components, their protocols and their value types are nested in namespaces; two share their last name.
import DIRuntime

enum Search {
    struct Query { var text: String }
    protocol DetailDependency: Dependency { var query: Query { get } }
    final class DetailComponent: Component<DetailDependency> {
        var title: String { "Search " + dependency.query.text }
    }
}

enum Cart {
    enum Checkout {
        protocol DetailDependency: Dependency { var total: Int { get } }
        final class DetailComponent: Component<DetailDependency> {
            var title: String { "Pay \(dependency.total)" }
        }
    }
}

final class RootComponent: BootstrapComponent {
    struct Total { var total: Int }
    var query: Search.Query { Search.Query(text: "tea") }
    var total: Int { Total(total: 12).total }
    var search: Search.DetailComponent { Search.DetailComponent(parent: self) }
    var pay: Cart.Checkout.DetailComponent { Cart.Checkout.DetailComponent(parent: self) }
}
