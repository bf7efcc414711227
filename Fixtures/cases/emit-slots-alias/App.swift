// The type of a host may be an alias: of one slot, of any, in another type or of another alias. So may what makes a type a
// slot, also among other protocols.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

enum Badges: PluginSlot { typealias Plugin = String }

typealias Place = PluginSlot & Sendable

enum Rows: Place { typealias Plugin = String }

protocol ShownPlace: Sendable & PluginSlot {}

enum Menus: ShownPlace { typealias Plugin = String }

typealias HomeTabs = Plugins<Tabs>
typealias Shown<Slot: PluginSlot> = Plugins<Slot>

enum Screens {
    typealias AllTabs = HomeTabs
}

final class RootComponent: BootstrapComponent {
    var tabs: HomeTabs { plugins() }
    var badges: Shown<Badges> { plugins() }
    var rows: Plugins<Rows> { plugins() }
    var menus: Plugins<Menus> { plugins() }
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

final class ListRow: SlotComponent<EmptyDependency, Rows> {
    override var plugin: String { "list" }
}

final class FileMenu: SlotComponent<EmptyDependency, Menus> {
    override var plugin: String { "file" }
}
