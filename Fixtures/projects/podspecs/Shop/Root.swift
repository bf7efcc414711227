import Cart
import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    var item: Cart.Item { Cart.Item(title: "tea") }
    var user: User { User(name: Names.first) }
    var cart: CartComponent { CartComponent(parent: self) }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}
