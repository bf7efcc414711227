// (head)

import Core
import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(StockComponent.self) { StockDependencyProvider($0) }
        table.register(CounterComponent.self) { CounterDependencyProvider($0) }
    }

    nonisolated final class CounterDependencyProvider: CounterDependency {
        var label: String { stockComponent.label }
        var shelves: Int { stockComponent.shelves }
        private let stockComponent: StockComponent
        init(_ component: DIRuntime.NewComponent) { stockComponent = component.nearestAncestor() }
    }

    nonisolated final class StockDependencyProvider: StockDependency {
        var city: String { rootComponent.city }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
