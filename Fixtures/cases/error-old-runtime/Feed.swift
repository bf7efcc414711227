// One file still imports the old runtime.
import NeedleFoundation

protocol FeedDependency: Dependency {
    var user: String { get }
}

final class FeedComponent: Component<FeedDependency> {
    var text: String { "Feed of " + dependency.user }
}
