// (head)

import DIRuntime

extension CafeComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

extension HallComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(RoundTableComponent.self) { TableDependencyProvider_RoundTableComponent($0) }
        table.register(TableComponent.self) { TableDependencyProvider_TableComponent($0) }
    }

    nonisolated final class TableDependencyProvider_RoundTableComponent: TableDependency {
        var city: String { cafeComponent.city }
        private let cafeComponent: CafeComponent
        init(_ component: DIRuntime.NewComponent) { cafeComponent = component.nearestAncestor() }
    }

    nonisolated final class TableDependencyProvider_TableComponent: TableDependency {
        var city: String { hallComponent.city }
        private let hallComponent: HallComponent
        init(_ component: DIRuntime.NewComponent) { hallComponent = component.nearestAncestor() }
    }
}
// (tail)
