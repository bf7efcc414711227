// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(GameComponent.self) { GameDependencyProvider_($0) }
    }

    nonisolated final class GameDependencyProvider_: GameDependency {
        var source: GameDependencyProvider { rootComponent.source }
        var table: ProviderTable { rootComponent.table }
        var tree: any GraphRoot { rootComponent.tree }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
