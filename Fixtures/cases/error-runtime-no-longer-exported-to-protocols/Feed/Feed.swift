import Kit

public protocol PriceDependency: Dependency { var price: Price { get } }

public protocol FeedDependency: Dependency { var price: Price { get } }

public final class FeedComponent: KitComponent<FeedDependency> {}
