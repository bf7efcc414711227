import DIRuntime
import Kit
import Shop

final class RootComponent: BootstrapComponent {
    var clock: Int { 5 }
    var name: String { "Ada" }
    var watch: ClockComponent { ClockComponent(parent: self) }
    var shop: ShopComponent { ShopComponent(parent: self) }
}
