import DIRuntime

final class RootComponent: BootstrapComponent {
    var note: String { "unfinished" }

    var feed: FeedComponent { FeedComponent(parent: self) }
}
