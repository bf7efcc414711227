// In the module of the generated file `internal` members are provided too.
import DIRuntime
import Shop

final class RootComponent: BootstrapComponent {
    internal var city: String { "Oslo" }
    var shop: ShopComponent { ShopComponent(parent: self) }
}
