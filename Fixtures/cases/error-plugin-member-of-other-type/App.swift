// The plug-in extension names another type than all others: that 'FeedComponent' does not get it follows from it.
import DIRuntime

protocol Banner {}

struct TextBanner: Banner {}

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomePluginExtension: PluginExtension {
    var banner: TextBanner { get }
}

final class HomeComponent: PluginizedComponent<EmptyDependency, HomePluginExtension, HomeNonCoreComponent> {
    var feed: FeedComponent { FeedComponent(parent: self) }
}

final class HomeNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: any Banner { TextBanner() }
}

protocol FeedDependency: Dependency {
    var banner: any Banner { get }
}

final class FeedComponent: Component<FeedDependency> {}
