// An outer core with its non-core component, and a core below each of the two.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var homeComponent: HomeComponent { shared { HomeComponent(parent: self) } }
}

protocol HomeDependency: Dependency {
    var user: String { get }
}

protocol HomePluginExtension: PluginExtension {
    var banner: String { get }
}

final class HomeComponent: PluginizedComponent<HomeDependency, HomePluginExtension, HomeNonCoreComponent> {
    var inboxComponent: InboxComponent { shared { InboxComponent(parent: self) } }
}

protocol HomeNonCoreDependency: Dependency {
    var user: String { get }
}

/// `tracker` is no part of the plug-in extension: only what is below a non-core component may have it.
final class HomeNonCoreComponent: NonCoreComponent<HomeNonCoreDependency> {
    var banner: String { "banner for \(dependency.user)" }
    var tracker: String { "home tracker" }
    var offersComponent: OffersComponent { shared { OffersComponent(parent: self) } }
}
