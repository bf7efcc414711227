import Feed
import Kit

final class RootComponent: BootstrapComponent {
    let price = Price()

    var feed: FeedComponent { FeedComponent(parent: self) }
}
