// A non-core component provides something in one branch only, a core on one of two ways, and a root beside a default.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "root" }
    #if DEBUG
    var subtitle: String { "debug" }  // reported here
    #endif
    var arena: ArenaComponent { ArenaComponent(parent: self) }
}

protocol ArenaPlugins: PluginExtension {
    var seats: Int { get }
}

final class ArenaComponent: PluginizedComponent<EmptyDependency, ArenaPlugins, ArenaNonCoreComponent> {
    var seats: Int { pluginExtension.seats }
    var match: MatchComponent { MatchComponent(parent: self) }
}

#if DEBUG
final class ArenaNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var seats: Int { 1 }
}
#else
final class ArenaNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var seats: Int { 2 }
    var title: String { "arena" }  // reported here
}
#endif

protocol MatchPlugins: PluginExtension {
    var score: Int { get }
}

final class MatchComponent: PluginizedComponent<EmptyDependency, MatchPlugins, MatchNonCoreComponent> {
    #if DEBUG
    var title: String { "match" }  // reported here
    #endif
    var score: Int { pluginExtension.score }
    var page: PageComponent { PageComponent(parent: self) }
}

final class MatchNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var score: Int { page.text.count }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: String { get }
    var subtitle: String { get }
}

extension PageDependency {
    var subtitle: String { "none" }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.title), \(dependency.subtitle)" }
}
