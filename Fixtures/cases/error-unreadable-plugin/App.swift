import DIRuntime

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
}

enum Tabs: PluginSlot { typealias Plugin = String }

let prefix = "tab"

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { prefix + ".feed" }
    override var plugin: String { "FeedTab" }
}

final class NewsTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "\(prefix).news" }
    override var plugin: String { "NewsTab" }
}

final class OfferTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.offers" }
    override class var order: PluginOrder { PluginOrder.after(FeedTab.flag) }
    override var plugin: String { "OfferTab" }
}

final class AboutTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.about" }
    override class var order: PluginOrder { .some }
    override var plugin: String { "AboutTab" }
}

final class BranchTab: SlotComponent<EmptyDependency, Tabs> {
    #if DEBUG
    override class var flag: String { "tab.debug" }
    #else
    override class var flag: String { "tab.release" }
    #endif
    override var plugin: String { "Branch" }
}

final class LateTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.late" }
    override class var order: PluginOrder { .after("tab.feed") }
    override var plugin: String { "LateTab" }
}

class CommonTab: SlotComponent<EmptyDependency, Tabs> {
    override class var order: PluginOrder { orderOfCommonTabs }
    override var plugin: String { "Common" }
}

final class OneTab: CommonTab {}
final class OtherTab: CommonTab {}

let orderOfCommonTabs = PluginOrder.last

final class TwiceTab: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.twice" }
    override class var flag: String { "tab.again" }
    override var plugin: String { "Twice" }
}
