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
        var board: Board {
            get { rootComponent.board }
            set { rootComponent.board = newValue }
        }
        var shown: Board { rootComponent.shown }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
