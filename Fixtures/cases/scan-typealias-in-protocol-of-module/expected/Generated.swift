// (head)

import Core
import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(TableComponent.self) { TableDependencyProvider($0) }
    }

    nonisolated final class TableDependencyProvider: TableDependency {
        var key: Keys.Key { rootComponent.key }
        var mark: Keys.Mark { rootComponent.mark }
        var text: Text { rootComponent.text }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
