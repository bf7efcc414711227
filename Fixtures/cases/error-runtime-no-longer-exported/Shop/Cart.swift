import Kit

protocol CartDependency: Dependency { var price: Price { get } }

final class CartComponent: Component<CartDependency> {
    var item: ItemComponent { ItemComponent(parent: self) }
}
