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
        table.register(MatchNonCoreComponent.self) { MatchNonCoreDependencyProvider($0) }
    }

    nonisolated final class HalfDependencyProvider: HalfDependency {
        var crowd: String { matchComponent.pluginExtension.crowd }
        var score: Int { matchComponent.pluginExtension.score }
        private let matchComponent: MatchComponent
        init(_ component: DIRuntime.NewComponent) { matchComponent = component.nearestAncestor() }
    }

    nonisolated final class MatchNonCoreDependencyProvider: MatchNonCoreDependency {
        var anthem: String { arenaComponent.anthem }
        private let arenaComponent: ArenaComponent
        init(_ component: DIRuntime.NewComponent) { arenaComponent = component.nearestAncestor() }
    }

    nonisolated final class MatchPluginsProvider: MatchPlugins {
        var crowd: String { matchNonCoreComponent.crowd }
        private let matchNonCoreComponent: MatchNonCoreComponent
        init(_ nonCoreComponent: MatchNonCoreComponent) {
            matchNonCoreComponent = nonCoreComponent
        }
    }
}
// (tail)
