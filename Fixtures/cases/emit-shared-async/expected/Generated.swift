// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable { table in
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
