import DIRuntime

public protocol FeedDependency: Dependency {
    var limit: Int { get }
}

public final class FeedComponent: Component<FeedDependency> {
    public var title: String { "Feed of \(dependency.limit)" }
}

public final class SearchComponent: Component<FeedDependency> {
}
