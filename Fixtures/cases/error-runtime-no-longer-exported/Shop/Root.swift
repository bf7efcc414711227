import Kit

final class ShopComponent: BootstrapComponent {
    var price: Price { Price() }
    var cart: CartComponent { CartComponent(parent: self) }
}
