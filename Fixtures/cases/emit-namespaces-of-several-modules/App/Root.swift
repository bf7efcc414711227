import Cart
import DIRuntime
import Profile

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var cart: Cart.Screens.CartComponent { Cart.Screens.CartComponent(parent: self) }
    var profile: Profile.Screens.ProfileComponent { Profile.Screens.ProfileComponent(parent: self) }
}
