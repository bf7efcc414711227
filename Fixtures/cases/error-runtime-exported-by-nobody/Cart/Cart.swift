public import Core

public final class CartComponent: Component<PriceDependency> {
    public var item: ItemComponent { ItemComponent(parent: self) }
}

public final class ItemComponent: Component<PriceDependency> {}
