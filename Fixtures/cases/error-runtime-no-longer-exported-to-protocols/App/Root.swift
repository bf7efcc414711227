import Cart
import DIRuntime
import Feed
import Kit

final class RootComponent: BootstrapComponent {
    let price = Price()

    var cart: CartComponent { CartComponent(parent: self) }
    var feed: FeedComponent { FeedComponent(parent: self) }
}
