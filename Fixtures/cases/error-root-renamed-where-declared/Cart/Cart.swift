import Core
import DIRuntime

public protocol CartDependency: Dependency {
    var currency: String { get }
}

public final class CartComponent: Component<CartDependency> {}

extension RootComponent {
    public var cart: CartComponent { CartComponent(parent: self) }
}
