// A component was moved to the module that imports this one, which cannot import that in turn.
import DIRuntime

public struct User {
    public init() {}
}

public protocol FeedDependency: Dependency {
    var user: User { get }
}

public final class FeedComponent: Component<FeedDependency> {
    public var detail: DetailComponent { DetailComponent(parent: self) }  // reported here
    public var other: DetailComponent { DetailComponent(parent: self) }
}
