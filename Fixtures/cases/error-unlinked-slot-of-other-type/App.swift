// The host of the only slot has another type.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var tabs: [Tabs] { plugins() }
}

enum Tabs: PluginSlot { typealias Plugin = String }

final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "Feed" }
}
