// A file that was copied is one mistake, whatever it declares.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let limit = 3

    var feed: FeedComponent { FeedComponent(parent: self) }
}
