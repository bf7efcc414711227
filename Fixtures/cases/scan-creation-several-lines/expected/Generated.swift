// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(OrderComponent.self) { OrderDependencyProvider($0) }
        table.register(ReturnsComponent.self) { OrderDependencyProvider($0) }
    }

    nonisolated final class OrderDependencyProvider: OrderDependency {
        var shop: String { rootComponent.shop }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
