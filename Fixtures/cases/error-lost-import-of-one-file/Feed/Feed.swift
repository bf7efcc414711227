import DIRuntime

// The only file of its module lacks the import, for what the dependencies inherit and for what they ask: one error.
public protocol FeedDependency: RouteDependency {}

public final class FeedComponent: Component<FeedDependency> {
    public var page: PageComponent { PageComponent(parent: self) }
}

public protocol PageDependency: Dependency { var route: Route { get } }

public final class PageComponent: Component<PageDependency> {}
