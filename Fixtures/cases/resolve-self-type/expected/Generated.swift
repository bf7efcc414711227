// (head)

import DIRuntime

extension ShopComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CounterComponent.self) { CounterDependencyProvider($0) }
    }

    nonisolated final class CounterDependencyProvider: CounterDependency {
        var bakery: BakeryComponent? { bakeryComponent.bakery }
        func found() -> BakeryComponent { bakeryComponent.found() }
        var opened: BakeryComponent { bakeryComponent.opened }
        var shop: ShopComponent { bakeryComponent.shop }
        private let bakeryComponent: BakeryComponent
        init(_ component: DIRuntime.NewComponent) { bakeryComponent = component.nearestAncestor() }
    }
}
// (tail)
