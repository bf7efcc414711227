// (head)

import DIRuntime

extension AppComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ListComponent.self) { ListDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var accent: String { rootComponent.accent }
        var pageSize: Int { rootComponent.pageSize }
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var name: String { listComponent.name }
        var rows: Int { listComponent.rows }
        var style: Int { listComponent.style }
        private let listComponent: ListComponent
        init(_ component: DIRuntime.NewComponent) { listComponent = component.nearestAncestor() }
    }
}
// (tail)
