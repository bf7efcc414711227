import DIRuntime

extension RootComponent {
    var feed: FeedComponent { FeedComponent(parent: self) }  // reported here
}

protocol FeedDependency: Dependency {
    var user: String { get }
}

final class FeedComponent: Component<FeedDependency> {}
