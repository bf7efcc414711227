// The names of the plug-in extension, of the non-core component and of what an extension inherits from are almost right.
import DIRuntime

protocol FeedPlugins: PluginExtension {
    var banner: String { get }
}

protocol SearchPlugins: PluginExtensio {}

final class FeedNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "sale" }
}

final class FeedComponent: PluginizedComponent<EmptyDependency, FeedPlugin, FeedNonCoreComponent> {
    var story: StoryComponent { StoryComponent(parent: self) }
}

protocol StoryDependency: Dependency { var banner: String { get } }

/// Nothing is said of what it requests: the plug-in extension may have it.
final class StoryComponent: Component<StoryDependency> {}

final class StoreComponent: PluginizedComponent<EmptyDependency, FeedPlugins, StoreNonCoreComponents> {}

final class StoreNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "new" }
}

final class SearchComponent: PluginizedComponent<EmptyDependency, SearchPlugins, SearchNonCoreComponent> {}

final class SearchNonCoreComponent: NonCoreComponent<EmptyDependency> {}

final class RootComponent: BootstrapComponent {
    var feed: FeedComponent { FeedComponent(parent: self) }
    var store: StoreComponent { StoreComponent(parent: self) }
    var search: SearchComponent { SearchComponent(parent: self) }
}
