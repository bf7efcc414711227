public import DIRuntime

public final class FeedExtras: NonCoreComponent<EmptyDependency> {
    public var banner: String { "Two for one" }
}

final class ShopExtras: NonCoreComponent<EmptyDependency> {
    public var offer: String { "Half the price" }
}
