// A component that got another name, where it is created with its namespace and without.
import DIRuntime

enum Shop {
    final class HomeComponent: Component<EmptyDependency> {
        var cart: String {
            let cart = CartComponent(parent: self)
            return "\(cart)"
        }
    }
}
extension Shop {
    final class CartsComponent: Component<EmptyDependency> {}
}

final class RootComponent: BootstrapComponent {
    var home: Shop.HomeComponent { Shop.HomeComponent(parent: self) }
    var cart: Shop.CartComponent { Shop.CartComponent(parent: self) }
}
