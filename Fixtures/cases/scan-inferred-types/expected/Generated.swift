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
        var band: Equaliser.Band { rootComponent.band }
        var equaliser: Equaliser { rootComponent.equaliser }
        var found: String? { rootComponent.found }
        var isLoud: Bool { rootComponent.isLoud }
        var none: [String] { rootComponent.none }
        var playlist: Store { rootComponent.playlist }
        var shelf: any Shelf { rootComponent.shelf }
        var speed: Double { rootComponent.speed }
        var store: Store { rootComponent.store }
        var title: String { rootComponent.title }
        var volume: Int { rootComponent.volume }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
