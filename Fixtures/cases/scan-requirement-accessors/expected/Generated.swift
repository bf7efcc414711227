// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(BasketComponent.self) { BasketDependencyProvider($0) }
    }

    nonisolated final class BasketDependencyProvider: BasketDependency {
        var cart: Cart {
            get { rootComponent.cart }
            set { rootComponent.cart = newValue }
        }
        var coupon: String? { rootComponent.coupon }
        var isNight: Bool {
            get { rootComponent.isNight }
            set { rootComponent.isNight = newValue }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
