// The extension is no protocol of the sources, and the non-core component is an ordinary one.
import DIRuntime

final class FeedComponent: PluginizedComponent<EmptyDependency, FeedPlugins, FeedPluginComponent> {
    var name: String { "feed" }
}

final class FeedPluginComponent: Component<EmptyDependency> {}

final class RootComponent: BootstrapComponent {
    var feedComponent: FeedComponent { FeedComponent(parent: self) }
}
