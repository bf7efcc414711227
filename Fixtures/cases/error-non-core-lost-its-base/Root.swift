import DIRuntime

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }
    var feed: FeedComponent { FeedComponent(parent: self) }

}

protocol FeedPluginExtension: PluginExtension {
    var banner: String { get }
}

final class FeedComponent: PluginizedComponent<EmptyDependency, FeedPluginExtension, FeedExtras> {
    var text: String { pluginExtension.banner }
}

protocol BannerDependency: Dependency {
    var name: String { get }
}

final class BannerComponent: Component<BannerDependency> {
    var text: String { "Hello \(dependency.name)" }
}
