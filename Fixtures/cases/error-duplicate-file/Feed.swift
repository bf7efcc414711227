import DIRuntime

protocol FeedDependency: Dependency {
    var limit: Int { get }
}

final class FeedComponent: Component<FeedDependency> {}
