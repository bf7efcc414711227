import DIRuntime
import Feed
import Metrics

final class RootComponent: BootstrapComponent {
    let counter = Counter()
    var feed: FeedComponent { FeedComponent(parent: self) }
}
