// The root of the shop.
import Cart
import DIRuntime

final class RootComponent: BootstrapComponent {
    var currency: String { "EUR" }
    var cartComponent: CartComponent { CartComponent(parent: self) }
}
