// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(OrdersComponent.self) { OrdersDependencyProvider($0) }
    }

    nonisolated final class OrdersDependencyProvider: OrdersDependency {
        var settings: String {
            get throws { try rootComponent.settings }
        }
        var store: Store {
            get async throws { try await rootComponent.store }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
