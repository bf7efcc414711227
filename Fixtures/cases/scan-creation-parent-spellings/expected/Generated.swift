// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(LayerComponent.self) { MapDependencyProvider($0) }
        table.register(LegendComponent.self) { MapDependencyProvider($0) }
        table.register(PinComponent.self) { MapDependencyProvider($0) }
        table.register(RouteComponent.self) { MapDependencyProvider($0) }
        table.register(ScaleComponent.self) { MapDependencyProvider($0) }
    }

    nonisolated final class MapDependencyProvider: MapDependency {
        var region: String { rootComponent.region }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
