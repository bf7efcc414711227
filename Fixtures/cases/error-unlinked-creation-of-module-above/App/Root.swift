import DIRuntime
import Feed

final class RootComponent: BootstrapComponent {
    let user = User()
    var feed: FeedComponent { FeedComponent(parent: self) }
}
