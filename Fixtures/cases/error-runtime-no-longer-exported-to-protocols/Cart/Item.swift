import Feed
import Kit

public protocol ItemDependency: Dependency { var price: Price { get } }

public final class ItemComponent: KitComponent<ItemDependency> {}
