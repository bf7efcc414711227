import DIRuntime
import Feed

final class RootComponent: BootstrapComponent {}

final class LoggedInComponent: Component<EmptyDependency> {
    var feed: FeedComponent { FeedComponent(parent: self) }
}
