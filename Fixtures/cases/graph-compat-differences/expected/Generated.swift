// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(GameComponent.self) { GameDependencyProvider($0) }
    }

    nonisolated final class GameDependencyProvider: GameDependency {
        var build: Int { sessionComponent.build }
        var clock: Clock { sessionComponent.clock }
        var journal: Journal { rootComponent.journal }
        var theme: Theme { rootComponent.theme }
        var user: User { rootComponent.user }
        private let rootComponent: RootComponent
        private let sessionComponent: SessionComponent
        init(_ component: DIRuntime.NewComponent) {
            rootComponent = component.nearestAncestor()
            sessionComponent = component.nearestAncestor()
        }
    }
}
// (tail)
