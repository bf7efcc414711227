// (head)

import DIRuntime

extension GardenComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(BedComponent.self) { SoilDependencyProvider($0) }
        table.register(GateComponent.self) { SoilDependencyProvider($0) }
        table.register(HedgeComponent.self) { SoilDependencyProvider($0) }
        table.register(HiveComponent.self) { SoilDependencyProvider($0) }
        table.register(LawnComponent.self) { SoilDependencyProvider($0) }
        table.register(PathComponent.self) { SoilDependencyProvider($0) }
        table.register(PondComponent.self) { SoilDependencyProvider($0) }
        table.register(ShedComponent.self) { SoilDependencyProvider($0) }
        table.register(TreeComponent.self) { SoilDependencyProvider($0) }
    }

    nonisolated final class SoilDependencyProvider: SoilDependency {
        var soil: String { gardenComponent.soil }
        private let gardenComponent: GardenComponent
        init(_ component: DIRuntime.NewComponent) { gardenComponent = component.nearestAncestor() }
    }
}
// (tail)
