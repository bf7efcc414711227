// The generated file belongs to no module that is named, so it does not see what is 'package'.
public import DIRuntime

package protocol FeedDependency: Dependency {
    var limit: Int { get }
}

package final class FeedComponent: Component<FeedDependency> {}

public final class HomeComponent: Component<EmptyDependency> {
    let limit = 3

    var feed: FeedComponent { FeedComponent(parent: self) }
}
