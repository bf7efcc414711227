// The dependency and the plug-in extension stand in each other's place: one error, and nothing about what that lacks.
import DIRuntime

protocol FeedDependency: Dependency {
    var user: String { get }
}

protocol FeedPlugins: PluginExtension {
    var banner: String { get }
}

final class FeedNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "sale" }
}

final class FeedComponent: PluginizedComponent<FeedPlugins, FeedDependency, FeedNonCoreComponent> {
    var story: StoryComponent { StoryComponent(parent: self) }
}

protocol StoryDependency: Dependency { var banner: String { get } }

final class StoryComponent: Component<StoryDependency> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var shop: ShopComponent { ShopComponent(parent: self) }
    var chat: ChatComponent { ChatComponent(parent: self) }
}

final class ShopNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "new" }
}

final class ShopComponent: PluginizedComponent<ShopNonCoreComponent, FeedPlugins, FeedDependency> {}

final class ChatNonCoreComponent: NonCoreComponent<FeedDependency> {
    var banner: String { "hello" }
}

final class ChatComponent: PluginizedComponent<EmptyDependency, ChatNonCoreComponent, FeedPlugins> {
    var story: ChatStoryComponent { ChatStoryComponent(parent: self) }
}

final class ChatStoryComponent: Component<StoryDependency> {}

// A base class tells for all that inherit from it, and a misspelt non-core component is a mistake of its own.
class SearchBaseComponent<NonCore: NonCoreScope>: PluginizedComponent<FeedPlugins, FeedDependency, NonCore> {}

final class AlbumComponent: SearchBaseComponent<ShopNonCoreComponent> {}

final class NewsComponent: PluginizedComponent<FeedPlugins, FeedDependency, NewsNonCoreComponent> {}

extension FeedComponent {
    var album: AlbumComponent { AlbumComponent(parent: self) }
    var news: NewsComponent { NewsComponent(parent: self) }
}
