import Cart
import Core
import DIRuntime

final class ShopTestRoot: BootstrapComponent {
    var user: User { User(name: "nobody") }
    var cart: CartComponent { CartComponent(parent: self) }
}
