import DIRuntime

final class RootComponent: BootstrapComponent {
    var note: String {
        """
        It is \("soon") ready.
        ""
    }

    var feed: FeedComponent { FeedComponent(parent: self) }
}
