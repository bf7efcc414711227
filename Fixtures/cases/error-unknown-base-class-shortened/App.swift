// The name of a class of the runtime without its end.
import DIRuntime

protocol FeedDependency: Dependency {
    var title: String { get }
}

final class FeedComponent: Component<FeedDependency> {}

final class RootComponent: Bootstrap {  // reported here
    var title: String { "Feed" }
    var feed: FeedComponent { FeedComponent(parent: self) }
}
