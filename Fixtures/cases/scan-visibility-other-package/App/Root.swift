// The app has a package of its own.
import DIRuntime
import Shop

final class RootComponent: BootstrapComponent {
    var shop: ShopComponent { ShopComponent(parent: self) }
}
