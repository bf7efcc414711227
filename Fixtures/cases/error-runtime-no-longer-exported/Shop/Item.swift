import Kit

protocol ItemDependency: Dependency { var price: Price { get } }

final class ItemComponent: Component<ItemDependency> {}
