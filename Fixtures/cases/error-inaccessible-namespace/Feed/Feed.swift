import DIRuntime

// `public` is lost here, and with it all that is in the namespace: one error, at this line.
enum Feed {
    public enum Style { case list, grid }

    public struct Badge {
        public init() {}
    }

    public final class ListComponent: Component<FeedDependency> {
        public var row: RowComponent { RowComponent(parent: self) }
        public let badge = Badge()
    }
}

public protocol FeedDependency: Dependency {
    var style: Feed.Style { get }
}

extension Feed {
    public protocol RowDependency: Dependency {
        var badge: Badge { get }
    }

    public final class RowComponent: Component<Feed.RowDependency> {}

    public final class DetailComponent: Component<FeedDependency> {}
}
