// A file with several components was copied: that is one mistake.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let limit = 3

    var feed: FeedComponent { FeedComponent(parent: self) }
}
