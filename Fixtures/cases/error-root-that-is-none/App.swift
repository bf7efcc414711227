import DIRuntime

final class AppComponent: Component<EmptyDependency> {
    let limit: Int = 10

    var feed: FeedComponent { FeedComponent(parent: self) }
}

protocol FeedDependency: Dependency {
    var limit: Int { get }
}

final class FeedComponent: Component<FeedDependency> {
    var title: String { "Feed of \(dependency.limit)" }
}
