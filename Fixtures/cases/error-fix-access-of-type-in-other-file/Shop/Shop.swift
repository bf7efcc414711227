// That 'Cart' is public, the public protocol that names it shows: its own file speaks of no component.
import DIRuntime

public final class ShopComponent: Component<EmptyDependency> {
    var cart: Cart { shared { Cart() } }
    public var item: ItemComponent { ItemComponent(parent: self) }
}

public protocol ItemDependency: Dependency {
    var cart: Cart { get }
}

public final class ItemComponent: Component<ItemDependency> {
    public var title: String { "\(dependency.cart)" }
}
