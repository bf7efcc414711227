import DIRuntime

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var shop: ShopComponent { ShopComponent(parent: self) }
}

protocol FeedPluginExtension: PluginExtension {
    var banner: String { get }
}

final class FeedComponent: PluginizedComponent<EmptyDependency, FeedPluginExtension, FeedExtras> {
    var text: String { pluginExtension.banner }
}

protocol ShopPluginExtension: PluginExtension {
    var offer: String { get }
}

final class ShopComponent: PluginizedComponent<EmptyDependency, ShopPluginExtension, ShopExtras> {
    var text: String { pluginExtension.offer }
}

protocol BannerDependency: Dependency {
    var name: String { get }
}

final class BannerComponent: Component<BannerDependency> {
    var text: String { "Hello \(dependency.name)" }
}
