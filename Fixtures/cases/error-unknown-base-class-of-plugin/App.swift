// Hosts create plug-ins, and no code does: what overrides what they have is one whose base class is misspelt, also where that
// gets no dependency. Nothing is said of the generic base class, of the order by the lost flag, and of the slot without plug-ins.
import DIRuntime

enum Badges: PluginSlot { typealias Plugin = Int }

enum Tabs: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var badges: Plugins<Badges> { plugins() }
    var tabs: Plugins<Tabs> { plugins() }
}

class BadgeComponent<Kind>: SlotComponent<EmptyDependency, Badges> {
    override var plugin: Int { 1 }
}

final class CartBadgeComponent: BadgeComponet<Int> {  // reported here
    override class var flag: String { "badge.cart" }
}

final class FeedBadgeComponent: SlotComponent<EmptyDependency, Badges> {
    override class var flag: String { "badge.feed" }
    override class var order: PluginOrder { .after("badge.cart") }
    override var plugin: Int { 2 }
}

final class FeedComponent: SlotComponet<EmptyDependency, Tabs> {  // reported here
    override class var flag: String { "tab.feed" }
    override var plugin: String { "Feed" }
}
