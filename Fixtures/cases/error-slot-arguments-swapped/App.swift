// The slot of a plug-in and its dependency in each other's place: that is one mistake, and the order of others is fine.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

protocol FeedDependency: Dependency {
    var title: String { get }
}

final class RootComponent: BootstrapComponent {
    var title: String { "Home" }
    var tabs: Plugins<Tabs> { plugins() }
}

final class FeedComponent: SlotComponent<Tabs, FeedDependency> {
    override class var flag: String { "feed" }
    override var plugin: String { dependency.title }
}

final class OffersComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var order: PluginOrder { .after("feed") }
    override var plugin: String { "Offers" }
}
