public import DIRuntime
public import Names

extension Store.Inner {
    public final class RootComponent: BootstrapComponent {
        public let user = "Ada"
        public var cart: CartComponent { CartComponent(parent: self) }
    }
}

extension Store {
    public protocol CartDependency: Dependency {
        var user: String { get }
    }
}

extension Store.Inner {
    public final class CartComponent: Component<Store.CartDependency> {
        public var text: String { dependency.user }
    }
}
