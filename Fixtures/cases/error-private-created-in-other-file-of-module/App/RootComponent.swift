import DIRuntime
import Feed

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var feed: FeedComponent { FeedComponent(parent: self) }
}
