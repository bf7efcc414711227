// A member of a type in a private namespace has to be private, so the namespace is the only mistake.
import DIRuntime

final class RootComponent: BootstrapComponent {
    fileprivate var store: Shop.Store { Shop.Store() }
    fileprivate var cart: Shop.CartComponent { Shop.CartComponent(parent: self) }
}

fileprivate enum Shop {
    struct Store {}

    protocol CartDependency: Dependency {
        var store: Shop.Store { get }
    }

    final class CartComponent: Component<CartDependency> {}
}
