// (head)

import Core
import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Market.Names.RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class RowDependencyProvider: Market.Names.RowDependency {
        var item: Market.Names.Item { rootComponent.item }
        var second: Market.Names.Second { rootComponent.second }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
