// Nobody names the modules, and two of them have a component and a dependency of one name. Folders that are named like
// what the files import tell these apart; all else is as without modules, so that what is internal serves everywhere.
import Cart
import DIRuntime
import Shop

final class RootComponent: BootstrapComponent {
    var title: String { "shop" }
    var cart: CartComponent { CartComponent(parent: self) }
    var shop: ShopComponent { ShopComponent(parent: self) }
    var home: Shop.HomeComponent { Shop.HomeComponent(parent: self) }
    var size: Int { 1 }
}
