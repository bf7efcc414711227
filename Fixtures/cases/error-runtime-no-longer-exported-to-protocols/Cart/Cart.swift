import Feed
import Kit

public protocol CartDependency: Dependency { var price: Price { get } }

public final class CartComponent: KitComponent<CartDependency> {
    public var item: ItemComponent { ItemComponent(parent: self) }
}
