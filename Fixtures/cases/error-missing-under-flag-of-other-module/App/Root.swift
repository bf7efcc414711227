import DIRuntime
import Shop

final class RootComponent: BootstrapComponent {
    #if STAGING
    let address = "https://staging.example.com"
    #if !STAGING || PROMOTIONS
    let currency = "EUR"
    #endif
    #endif

    var shop: ShopComponent { ShopComponent(parent: self) }
}

#if PROMOTIONS
extension RootComponent {
    var banner: String { "Half price" }
}

// Nothing that the shop gets.
struct Poster {
    let currency = ""
}
#endif
