import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    let user = "Ada"
    var feed: FeedComponent { FeedComponent(parent: self) }
}

protocol FeedDependency: Dependency {
    var user: String { get }
}

final class FeedComponent: FeatureComponent<FeedDependency> {
    var text: String { "Feed of " + dependency.user }
}
