import DIRuntime
import Icons
import Vendor

final class RootComponent: BootstrapComponent {
    let symbol: Vendor.Symbol = .init(text: "word")
    let parts: [Vendor.Symbol.Part] = []
    let icon = Icon()
    let cache: Vendor.Cache = .init()
    var page: PageComponent { PageComponent(parent: self) }
}
