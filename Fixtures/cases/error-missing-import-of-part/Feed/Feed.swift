import DIRuntime

// One import is lost, which shows in a part of one type and in another type: one error.
public protocol FeedDependency: Dependency {
    var router: any Routing & AnyObject { get }
    var screen: Screen { get }
}

public final class FeedComponent: Component<FeedDependency> {}
