import DIRuntime

public protocol FeedDependency: NamedDependency {}  // reported here

public final class FeedComponent: SlotComponent<FeedDependency, Tabs> {
    public override class var flag: String { "feed" }
    public override var plugin: Tab { Tab(title: dependency.name) }
}
