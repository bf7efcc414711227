public protocol FeedDependency: KitDependency {
    var userName: String { get }
}

/// Told once: what this file does not import shows it the runtime, too.
public final class FeedComponent: ScreenComponent<FeedDependency> {  // reported here
    public var row: RowComponent { RowComponent(parent: self) }
    public var text: String { dependency.userName }
}

public protocol RowDependency: Dependency {
    var theme: Theme { get }
}

public final class RowComponent: Component<RowDependency> {}
