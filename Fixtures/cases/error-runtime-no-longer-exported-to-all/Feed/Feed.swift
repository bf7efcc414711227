import Kit

public protocol FeedDependency: Dependency { var price: Price { get } }

public final class FeedComponent: KitComponent<FeedDependency> {}
