import Feed

final class RootComponent: BootstrapComponent {  // reported here
    var theme: Theme { Theme() }
    var userName: String { "Ada" }
    var feed: FeedComponent { FeedComponent(parent: self) }
}
