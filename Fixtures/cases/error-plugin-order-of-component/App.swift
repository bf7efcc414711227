import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var phone: String { "112" }
    var tabs: Plugins<Tabs> { plugins() }
}

protocol ListDependency: Dependency {
    var phone: String { get }
}

/// It was a `SlotComponent`, and still does what one does.
final class ListComponent: Component<ListDependency> {
    override class var flag: String { "tab.list" }
    override var plugin: String { dependency.phone }
}

final class MapComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var flag: String { "tab.map" }
    override class var order: PluginOrder { .after("tab.list") }
    override var plugin: String { "Map" }
}
