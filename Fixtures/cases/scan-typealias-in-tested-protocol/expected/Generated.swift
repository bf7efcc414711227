// (head)

@testable import Core
import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_CoreTests.providers }
}

private enum NeedleGraph_CoreTests {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(TableComponent.self) { TableDependencyProvider($0) }
    }

    nonisolated final class TableDependencyProvider: TableDependency {
        var mark: Mark { rootComponent.mark }
        var title: Keys.Title { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
