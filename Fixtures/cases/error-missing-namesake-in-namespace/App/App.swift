import DIRuntime
import Feed

final class RootComponent: BootstrapComponent {
    var feed: FeedComponent { FeedComponent(parent: self) }
}
