// (head)

import DIRuntime

extension CityComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(dependency: (any ShelfDependency).self) { ShelfDependencyProvider($0) }
    }

    nonisolated final class ShelfDependencyProvider: ShelfDependency {
        var city: String { cityComponent.city }
        private let cityComponent: CityComponent
        init(_ component: DIRuntime.NewComponent) { cityComponent = component.nearestAncestor() }
    }
}
// (tail)
