import DIRuntime
import Feed
import Routes

final class RootComponent: BootstrapComponent {
    let route = Route()

    var feed: FeedComponent { FeedComponent(parent: self) }
}
