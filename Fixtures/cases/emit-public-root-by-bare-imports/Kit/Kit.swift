// Where imports are internal by default, the file that wires a root of another module imports that as public.
public import DIRuntime

public final class KitRoot: BootstrapComponent {
    public var currency: String { "EUR" }
    public var cart: CartComponent { CartComponent(parent: self) }
}

public protocol CartDependency: Dependency {
    var currency: String { get }
}

public final class CartComponent: Component<CartDependency> {
    public var total: String { "3 \(dependency.currency)" }
}
