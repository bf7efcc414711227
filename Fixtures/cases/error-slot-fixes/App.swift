// What is certain is mended: the type of the only host there can be, the flag that is meant, an order by itself.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    private(set) lazy var tabs = plugins()
}

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override class var order: PluginOrder { .before("tab.feed") }
    override var plugin: String { "Feed" }
}

final class OfferTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.offers" }
    override class var order: PluginOrder { .after("tab.fed") }
    override var plugin: String { "Offers" }
}

final class HiddenTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.hidden" }
    override var plugin: String { "Hidden" }

    private override init(parent: any Scope) {
        super.init(parent: parent)
    }
}
