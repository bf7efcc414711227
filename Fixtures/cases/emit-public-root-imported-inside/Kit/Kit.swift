// The file that wires this root shows it to others, and so imports the module as public, though the app does not.
import DIRuntime

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
