// What a non-core component provides goes before the default of a plug-in extension, and what is above it before the default of
// its own dependency.
import DIRuntime

final class ArenaComponent: BootstrapComponent {
    var anthem: String { "the arena's" }
    var match: MatchComponent { MatchComponent(parent: self) }
}

protocol MatchPlugins: PluginExtension {
    var crowd: String { get }
    var score: Int { get }
}

extension MatchPlugins {
    var crowd: String { "nobody" }
    var score: Int { 0 }
}

final class MatchComponent: PluginizedComponent<EmptyDependency, MatchPlugins, MatchNonCoreComponent> {
    var text: String { "\(pluginExtension.crowd): \(pluginExtension.score)" }
    var half: HalfComponent { HalfComponent(parent: self) }
}

protocol MatchNonCoreDependency: Dependency {
    var anthem: String { get }
    var drink: String { get }
}

extension MatchNonCoreDependency {
    var anthem: String { "no" }
    var drink: String { "water" }
}

final class MatchNonCoreComponent: NonCoreComponent<MatchNonCoreDependency> {
    var crowd: String { "a crowd with \(dependency.anthem) anthem and \(dependency.drink)" }
}

protocol HalfDependency: Dependency {
    var crowd: String { get }
    var score: Int { get }
}

final class HalfComponent: Component<HalfDependency> {
    var text: String { "\(dependency.crowd): \(dependency.score)" }
}
