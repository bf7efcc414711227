// A pluginized component with two arguments, each of the three missing once: one error, and nothing about what that lacks.
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

final class FeedComponent: PluginizedComponent<FeedDependency, FeedPlugins> {
    var story: StoryComponent { StoryComponent(parent: self) }
}

protocol StoryDependency: Dependency {
    var user: String { get }
}

final class StoryComponent: Component<StoryDependency> {
    var text: String { dependency.user }
}

final class ShopNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "new" }
}

final class ShopComponent: PluginizedComponent<FeedPlugins, ShopNonCoreComponent> {}

final class ChatNonCoreComponent: MainActorNonCoreComponent<EmptyDependency> {
    var banner: String { "hello" }
}

final class ChatComponent: MainActorPluginizedComponent<FeedDependency, ChatNonCoreComponent> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var feed: FeedComponent { FeedComponent(parent: self) }
    var shop: ShopComponent { ShopComponent(parent: self) }
    @MainActor var chat: ChatComponent { ChatComponent(parent: self) }
}
