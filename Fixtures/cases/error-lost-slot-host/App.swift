import DIRuntime

enum Tabs: PluginSlot { typealias Plugin = String }
enum Items: PluginSlot { typealias Plugin = String }

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

/// It lost its base class.
final class FeedComponent {
    var items: Plugins<Items> { plugins() }
}

final class MapComponent: SlotComponent<EmptyDependency, Tabs> {
    override var plugin: String { "Map" }
}

final class NewsComponent: SlotComponent<EmptyDependency, Items> {
    override var plugin: String { "News" }
}
