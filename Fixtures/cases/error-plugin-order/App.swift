import DIRuntime

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}

enum Tabs: PluginSlot { typealias Plugin = String }

final class ATab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.a" }
    override class var order: PluginOrder { .after("tab.b") }
    override var plugin: String { "ATab" }
}

final class BTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.b" }
    override class var order: PluginOrder { .after("tab.c") }
    override var plugin: String { "BTab" }
}

final class CTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.c" }
    override class var order: PluginOrder { .after("tab.a") }
    override var plugin: String { "CTab" }
}

final class SelfTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.self" }
    override class var order: PluginOrder { .before("tab.self") }
    override var plugin: String { "SelfTab" }
}

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.feed" }
    override class var order: PluginOrder { .last }
    override var plugin: String { "FeedTab" }
}

final class OfferTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.offers" }
    override class var order: PluginOrder { .after("tab.fed") }
    override var plugin: String { "OfferTab" }
}

final class LastTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.last" }
    override class var order: PluginOrder { .before("section.news") }
    override var plugin: String { "LastTab" }
}
