import DIRuntime
import Feed

final class RootComponent: BootstrapComponent {
    let limit: Int = 10

    var feed: FeedComponent { FeedComponent(parent: self) }
    var search: Feed.SearchComponent { Feed.SearchComponent(parent: self) }
}
