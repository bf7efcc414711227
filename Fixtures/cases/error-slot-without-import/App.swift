import DIRuntime

final class RootComponent: BootstrapComponent {
    var tabs: Plugins<Tabs> { plugins() }
    var items: Plugins<Items> { plugins() }
}

final class MapComponent: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "Map" }
}
