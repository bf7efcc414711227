// What is 'package' is not seen in another package, and is not internal either.
public import DIRuntime

package protocol FeedDependency: Dependency {
    var limit: Int { get }
}

package final class FeedComponent: Component<FeedDependency> {}

public final class HomeComponent: Component<EmptyDependency> {
    let limit = 3

    var feed: FeedComponent { FeedComponent(parent: self) }
}
