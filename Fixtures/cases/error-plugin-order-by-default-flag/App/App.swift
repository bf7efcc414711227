import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var phone: String { "112" }
    var tabs: Plugins<Tabs> { plugins() }
}

protocol ListDependency: Dependency {
    var phone: String { get }
}

/// It was a `SlotComponent`, whose flag came from its name.
final class ListComponent: Component<ListDependency> {
    override var plugin: String { dependency.phone }
}

final class MapComponent: SlotComponent<EmptyDependency, Tabs> {
    override class var order: PluginOrder { .after("App.List") }
    override var plugin: String { "Map" }
}
