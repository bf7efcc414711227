import DIRuntime
import Home

public protocol FeedDependency: Dependency {
    var greeting: String { get }
}

public final class FeedComponent: SlotComponent<FeedDependency, HomeTabs> {
    public override class var flag: String { "tab.feed" }
    public override class var order: PluginOrder { .first }
    public override var plugin: HomeTab { HomeTab(title: "\(dependency.greeting) to the feed") }
}

public final class OffersComponent: SlotComponent<EmptyDependency, HomeTabs> {
    public override class var order: PluginOrder {
        get { return PluginOrder.last }
    }
    public override var plugin: HomeTab { HomeTab(title: "Offers") }
}
