import DIRuntime

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
    var cards: Plugins<Card> { plugins() }
}

enum Tabs: PluginSlot { typealias Plugin = String }

/// Nobody hosts it.
enum Screens {
    enum Sections: PluginSlot { typealias Plugin = String }
}

/// No slot.
enum Card {}

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "FeedTab" }
}

final class NewsSection: SlotComponent<EmptyDependency, Screens.Sections> {
    override var plugin: String { "NewsSection" }
}

final class WeatherSection: SlotComponent<EmptyDependency, Screens.Sections> {
    override var plugin: String { "WeatherSection" }
}

final class OfferCard: SlotComponent<EmptyDependency, Card> {
    override var plugin: String { "OfferCard" }
}

final class LostTab: SlotComponent<EmptyDependency, Tab> {
    override var plugin: String { "LostTab" }
}
