// A library of plug-ins: the app that uses it has the root, and hosts the slot.
import DIRuntime

public enum Tabs: PluginSlot { public typealias Plugin = String }

public protocol FeedDependency: Dependency {
    var user: String { get }
}

public final class FeedComponent: SlotComponent<FeedDependency, Tabs> {
    public override class var flag: String { "tab.feed" }
    public override var plugin: String { dependency.user }
}
