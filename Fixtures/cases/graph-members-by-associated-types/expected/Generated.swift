// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
        table.register(CellComponent.self) { CellDependencyProvider($0) }
    }

    nonisolated final class CellDependencyProvider: CellDependency {
        var first: String? { rowComponent.first }
        var names: [String] { rootComponent.names }
        private let rootComponent: RootComponent
        private let rowComponent: RowComponent
        init(_ component: DIRuntime.NewComponent) {
            rootComponent = component.nearestAncestor()
            rowComponent = component.nearestAncestor()
        }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var count: Int { rootComponent.count }
        var different: Int { rootComponent.different }
        var failure: Never.Type { rootComponent.failure }
        var first: User? { rootComponent.first }
        var names: [String] { rootComponent.names }
        var title: User { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var half: Int { homeComponent.half }
        var isSame: Bool { homeComponent.isSame }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }
}
// (tail)
