// A Sendable plug-in extension takes copies from the non-core component; that one does so from its core.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let host = "example.org"
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeExtension: PluginExtension, Sendable {
    var banner: String { get }
}

final class HomeComponent: PluginizedComponent<EmptyDependency, HomeExtension, HomeNonCoreComponent> {
    let depth = 2
    var text: String { shown(pluginExtension) + pluginExtension.banner }
}

protocol HomeNonCoreDependency: Dependency, Sendable {
    var host: String { get }
    var depth: Int { get }
}

final class HomeNonCoreComponent: NonCoreComponent<HomeNonCoreDependency> {
    let banner = " hello"
    var address: String { shown(dependency) + " \(dependency.host) \(dependency.depth)" }
}

func shown(_ value: any Sendable) -> String { "sendable" }
