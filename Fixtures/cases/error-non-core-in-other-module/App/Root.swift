import DIRuntime
import Home

final class RootComponent: BootstrapComponent {
    var feed: FeedComponent { FeedComponent(parent: self) }
    var shop: ShopComponent { ShopComponent(parent: self) }
}
