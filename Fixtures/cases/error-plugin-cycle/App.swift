// The non-core component asks for what only its own plug-in extension would give it.
import DIRuntime

protocol FeedPluginExtension: PluginExtension {
    var items: [String] { get }
}

protocol FeedNonCoreDependency: Dependency {
    var items: [String] { get }
}

final class FeedComponent: PluginizedComponent<EmptyDependency, FeedPluginExtension, FeedNonCoreComponent> {
    var count: Int { pluginExtension.items.count }
}

final class FeedNonCoreComponent: NonCoreComponent<FeedNonCoreDependency> {
    var items: [String] { dependency.items + ["advertisement"] }
}

final class RootComponent: BootstrapComponent {
    var feedComponent: FeedComponent { FeedComponent(parent: self) }
}
