// A plug-in that was copied has its flag twice, too, which is no second mistake.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}

final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "Feed" }
}
