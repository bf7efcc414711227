// A flag that was copied is told as that, and no order is wrong for it.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}

final class FeedComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "feed" }
    override var plugin: String { "Feed" }
}

final class OffersComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "feed" }
    override class var order: PluginOrder { .after("feed") }
    override var plugin: String { "Offers" }
}
