import DIRuntime
import Shop

final class RootComponent: BootstrapComponent {
    var shop: ShopComponent { ShopComponent(parent: self) }
}
