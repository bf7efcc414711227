// That a struct hosts the slot, and an actor has the flag, is not told again by what lacks them.
import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }
enum Rows: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
}

struct HomeComponent: Component<EmptyDependency> {  // reported here
    var tabs: Plugins<Tabs> { plugins() }
}

final class MapComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.map" }
    override var plugin: String { "Map" }
}

final class ListComponent: Component<EmptyDependency> {
    var rows: Plugins<Rows> { plugins() }
}

actor NewsComponent: SlotComponent<EmptyDependency, Rows> {  // reported here
    override class var flag: String { "row.news" }
    override var plugin: String { "News" }
}

final class ShopComponent: SlotComponent<EmptyDependency, Rows> {
    override class var flag: String { "row.shop" }
    override class var order: PluginOrder { .after("row.news") }
    override var plugin: String { "Shop" }
}
