import DIRuntime

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}

enum Tabs: PluginSlot { typealias Plugin = String }

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "FeedTab" }
}

final class NewsTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override var plugin: String { "NewsTab" }
}

/// Has no flag but that of its subclasses.
class OfferTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.offers" }
    override var plugin: String { "Offers" }
}

final class BigOfferTab: OfferTab {}
final class SmallOfferTab: OfferTab {}

#if DEBUG
final class DebugTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.about" }
    override var plugin: String { "DebugTab" }
}
#else
final class AboutTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.about" }
    override var plugin: String { "AboutTab" }
}
#endif
