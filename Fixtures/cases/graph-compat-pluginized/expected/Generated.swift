// (head)

import DIRuntime

extension ArenaComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.registerPluginExtension(MatchComponent.self) { MatchPluginsProvider($0) }
        table.register(HalfComponent.self) { HalfDependencyProvider($0) }
        table.register(ReplayComponent.self) { ReplayDependencyProvider($0) }
    }

    nonisolated final class HalfDependencyProvider: HalfDependency {
        var crowd: Crowd { matchComponent.pluginExtension.crowd }
        var score: Score { matchComponent.score }
        private let matchComponent: MatchComponent
        init(_ component: DIRuntime.NewComponent) { matchComponent = component.nearestAncestor() }
    }

    nonisolated final class MatchPluginsProvider: MatchPlugins {
        var crowd: Crowd { matchNonCoreComponent.crowd }
        var score: Score { matchNonCoreComponent.score }
        private let matchNonCoreComponent: MatchNonCoreComponent
        init(_ nonCoreComponent: MatchNonCoreComponent) {
            matchNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class ReplayDependencyProvider: ReplayDependency {
        var anthem: Anthem { arenaComponent.anthem }
        var crowd: Crowd { matchNonCoreComponent.crowd }
        private let arenaComponent: ArenaComponent
        private let matchNonCoreComponent: MatchNonCoreComponent
        init(_ component: DIRuntime.NewComponent) {
            arenaComponent = component.nearestAncestor()
            matchNonCoreComponent = component.nearestAncestor()
        }
    }
}
// (tail)
