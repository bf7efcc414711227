import Cart
import Core

final class RootComponent: BootstrapComponent {
    let price = Price()

    var cart: CartComponent { CartComponent(parent: self) }
}
