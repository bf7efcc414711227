// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(GridComponent.self) { GridDependencyProvider($0) }
        table.register(CellComponent.self) { CellDependencyProvider($0) }
        table.register(BadgeComponent.self) { BadgeDependencyProvider($0) }
    }

    nonisolated final class BadgeDependencyProvider: BadgeDependency {
        @MainActor var columns: Int { gridComponent.columns }
        private let gridComponent: GridComponent
        init(_ component: DIRuntime.NewComponent) { gridComponent = component.nearestAncestor() }
    }

    nonisolated final class CellDependencyProvider: CellDependency {
        @MainActor var columns: Int { gridComponent.columns }
        @MainActor var title: String { rootComponent.title }
        private let gridComponent: GridComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            gridComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class GridDependencyProvider: GridDependency {
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
