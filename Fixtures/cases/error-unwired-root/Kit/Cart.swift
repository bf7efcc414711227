import DIRuntime

public protocol CartDependency: Dependency {
    var currency: String { get }
}

public final class CartComponent: Component<CartDependency> {
    public var total: String { "0 \(dependency.currency)" }
    public var help: HelpComponent { HelpComponent(parent: self) }
}

public final class HelpComponent: Component<EmptyDependency> {}

/// Another target wires this one.
public final class KitRoot: BootstrapComponent {
    public var currency: String { "EUR" }
    public var cart: CartComponent { CartComponent(parent: self) }
}
