// The type of a host may be an alias: of one slot, of any, in another type or of another alias.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

enum Badges: PluginSlot { typealias Plugin = String }

typealias HomeTabs = Plugins<Tabs>
typealias Shown<Slot: PluginSlot> = Plugins<Slot>

enum Screens {
    typealias AllTabs = HomeTabs
}

final class RootComponent: BootstrapComponent {
    var tabs: HomeTabs { plugins() }
    var badges: Shown<Badges> { plugins() }
    var panel: PanelComponent { PanelComponent(parent: self) }
}

final class PanelComponent: Component<EmptyDependency> {
    var tabs: Screens.AllTabs { plugins() }
}

final class FeedTab: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "feed" }
}

final class NewBadge: SlotComponent<EmptyDependency, Badges> {
    override var plugin: String { "new" }
}
