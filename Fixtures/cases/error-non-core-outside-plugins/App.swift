// What a non-core component has beyond the plug-in extension is not for what the core creates, as long as no non-core
// component is on the way.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

protocol HomePluginExtension: PluginExtension {
    var banner: String { get }
}

final class HomeComponent: PluginizedComponent<EmptyDependency, HomePluginExtension, HomeNonCoreComponent> {
    var inboxComponent: InboxComponent { InboxComponent(parent: self) }
}

final class HomeNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var banner: String { "banner" }
    var tracker: String { "tracker" }
}

protocol InboxDependency: Dependency {
    var banner: String { get }
    var tracker: String { get }
}

final class InboxComponent: Component<InboxDependency> {
}
