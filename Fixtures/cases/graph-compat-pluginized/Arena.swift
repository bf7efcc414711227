import DIRuntime

struct Score {}
struct Crowd {}
struct Anthem {}

final class ArenaComponent: BootstrapComponent {
    var anthem: Anthem { Anthem() }
    var match: MatchComponent { MatchComponent(parent: self) }
}

protocol MatchPlugins: PluginExtension {
    var crowd: Crowd { get }
    var score: Score { get }
}

final class MatchComponent: PluginizedComponent<EmptyDependency, MatchPlugins, MatchNonCoreComponent> {
    var score: Score { pluginExtension.score }
    var half: HalfComponent { HalfComponent(parent: self) }
}

final class MatchNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var crowd: Crowd { Crowd() }
    var score: Score { Score() }
    var replay: ReplayComponent { ReplayComponent(parent: self) }
}

protocol HalfDependency: Dependency {
    var score: Score { get }
    var crowd: Crowd { get }
}

final class HalfComponent: Component<HalfDependency> {}

protocol ReplayDependency: Dependency {
    var crowd: Crowd { get }
    var anthem: Anthem { get }
}

final class ReplayComponent: Component<ReplayDependency> {}
