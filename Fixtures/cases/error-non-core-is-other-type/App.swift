// What is named as the non-core component is a component of another kind, and a struct.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var feed: FeedComponent { FeedComponent(parent: self) }
    var shop: ShopComponent { ShopComponent(parent: self) }
}

protocol FeedPlugins: PluginExtension {
    var banner: String { get }
}

final class FeedComponent: PluginizedComponent<EmptyDependency, FeedPlugins, FeedExtras> {}

final class FeedExtras: Component<EmptyDependency> {
    var banner: String { "Two for one" }
}

protocol ShopPlugins: PluginExtension {
    var offer: String { get }
}

final class ShopComponent: PluginizedComponent<EmptyDependency, ShopPlugins, ShopExtras> {}

struct ShopExtras: NonCoreComponent<EmptyDependency> {
    var offer: String { "Tea" }
}
