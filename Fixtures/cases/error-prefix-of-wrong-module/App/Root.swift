// No module has this name; the class itself is seen in all of its package.
import DIRuntime
import Feed

final class RootComponent: BootstrapComponent {
    let limit = 3

    var feed: FeedComponent { Feeds.FeedComponent(parent: self) }
}
