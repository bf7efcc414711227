// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PlayerComponent.self) { PlayerDependencyProvider($0) }
    }

    nonisolated final class PlayerDependencyProvider: PlayerDependency {
        var archive: Store { rootComponent.archive }
        var limit: Int { rootComponent.limit }
        var loudest: Int { rootComponent.loudest }
        var loudness: Int { rootComponent.loudness }
        var pair: (Double, title: String) { rootComponent.pair }
        var playlist: Store { rootComponent.playlist }
        var quiet: Volume? { rootComponent.quiet }
        var store: Store { rootComponent.store }
        var volumes: [Volume] { rootComponent.volumes }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
