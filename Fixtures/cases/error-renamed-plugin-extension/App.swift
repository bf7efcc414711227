// A plug-in extension that got a longer name where it is declared.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var feed: FeedComponent { FeedComponent(parent: self) }
}

protocol FeedBannerPluginExtension: PluginExtension {
    var banner: String { get }
}

final class FeedComponent: PluginizedComponent<EmptyDependency, FeedPluginExtension, FeedNonCoreComponent> {
    var title: String { pluginExtension.banner }
}

final class FeedNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "Two for one" }
}
