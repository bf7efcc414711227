// The generated file belongs to this module.
import DIRuntime
import Shop

final class RootComponent: BootstrapComponent {
    var shop: ShopComponent { ShopComponent(parent: self) }
}
