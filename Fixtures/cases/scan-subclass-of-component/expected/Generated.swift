// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(KidsPlayerComponent.self) { PlayerDependencyProvider($0) }
        table.register(PlayerComponent.self) { PlayerDependencyProvider($0) }
        table.register(QueueComponent.self) { QueueDependencyProvider($0) }
    }

    nonisolated final class PlayerDependencyProvider: PlayerDependency {
        var song: String { rootComponent.song }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class QueueDependencyProvider: QueueDependency {
        var song: String { rootComponent.song }
        var volume: Int { playerComponent.volume }
        private let playerComponent: PlayerComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            playerComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
