// The only host names a plug-in in place of its slot, which lacks a host: the slot is meant, and told once.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<FeedComponent> { plugins() }
}

final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "Feed" }
}

final class SearchComponent: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "Search" }
}
