// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.registerPluginExtension(ArenaComponent.self) { ArenaPluginsProvider($0) }
        table.registerPluginExtension(MatchComponent.self) { MatchPluginsProvider($0) }
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class ArenaPluginsProvider: ArenaPlugins {
        var seats: Int { arenaNonCoreComponent.seats }
        private let arenaNonCoreComponent: ArenaNonCoreComponent
        init(_ nonCoreComponent: ArenaNonCoreComponent) {
            arenaNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class MatchPluginsProvider: MatchPlugins {
        var score: Int { matchNonCoreComponent.score }
        private let matchNonCoreComponent: MatchNonCoreComponent
        init(_ nonCoreComponent: MatchNonCoreComponent) {
            matchNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
