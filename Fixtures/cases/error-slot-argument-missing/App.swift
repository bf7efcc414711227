// A plug-in whose dependency or slot was forgotten: that is one mistake, and the order of others is fine.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

protocol FeedDependency: Dependency {
    var title: String { get }
}

final class RootComponent: BootstrapComponent {
    var title: String { "Home" }
    var tabs: Plugins<Tabs> { plugins() }
}

final class FeedComponent: SlotComponent<Tabs> {
    override class var flag: String { "feed" }
    override var plugin: String { "Feed" }
}

class NewsBaseComponent: SlotComponent<FeedDependency> {
    override class var flag: String { "news" }
    override var plugin: String { dependency.title }
}

final class NewsComponent: NewsBaseComponent {
}

final class OffersComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var order: PluginOrder { .after("feed") }
    override var plugin: String { "Offers" }
}

// Own base classes and typealiases may know the other argument.
class TabBaseComponent<Asked>: SlotComponent<Asked, Tabs> {
    override var plugin: String { "Base" }
}

typealias TabComponent<Asked> = SlotComponent<Asked, Tabs>

final class MapComponent: TabBaseComponent<EmptyDependency> {}

final class ChatComponent: TabComponent<FeedDependency> {
    override class var order: PluginOrder { .before("news") }
    override var plugin: String { dependency.title }
}
