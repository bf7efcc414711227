import DIRuntime
import Shop

final class RootComponent: BootstrapComponent {
    var name: String { "Corner" }
    #if PROMOTIONS
    var banner: Int { 1 }
    #else
    var banner: String { "half price" }
    #endif
    #if STAGING
    var shelf: Int { 1 }
    #endif
    #if os(Windows)
    var server: String { "localhost" }
    #endif
    var door: Int { 1 }
    var shop: ShopComponent { ShopComponent(parent: self) }
}
