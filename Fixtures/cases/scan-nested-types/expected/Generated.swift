// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Cart.Checkout.DetailComponent.self) { CartCheckoutDetailDependencyProvider($0) }
        table.register(Search.DetailComponent.self) { SearchDetailDependencyProvider($0) }
    }

    nonisolated final class CartCheckoutDetailDependencyProvider: Cart.Checkout.DetailDependency {
        var total: Int { rootComponent.total }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class SearchDetailDependencyProvider: Search.DetailDependency {
        var query: Search.Query { rootComponent.query }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
