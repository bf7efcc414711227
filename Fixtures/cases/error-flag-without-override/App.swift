import DIRuntime

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}

enum Tabs: PluginSlot { typealias Plugin = String }

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    override var flag: String { "tab.feed" }
    override var plugin: String { "FeedTab" }
}

final class NewsTab: SlotComponent<EmptyDependency, Tabs> {
    class var flag: String { "tab.news" }
    override var plugin: String { "NewsTab" }
}

final class OfferTab: SlotComponent<EmptyDependency, Tabs> {
    static let flag = "tab.offers"
    override var order: PluginOrder { .first }
    override var plugin: String { "OfferTab" }
}

final class AboutTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.about" }
    override class var order: PluginOrder { .after("tab.feed") }
    override var plugin: String { "AboutTab" }
}
