// (head)

import DIRuntime
@testable import Shop

extension TestRoot: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_ShopTests.providers }
}

private enum NeedleGraph_ShopTests {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CartComponent.self) { CartDependencyProvider($0) }
        table.register(RefundComponent.self) { CartDependencyProvider($0) }
        table.register(PayComponent.self) { PayDependencyProvider($0) }
    }

    nonisolated final class CartDependencyProvider: CartDependency {
        var basket: Basket { testRoot.basket }
        private let testRoot: TestRoot
        init(_ component: DIRuntime.NewComponent) { testRoot = component.nearestAncestor() }
    }

    nonisolated final class PayDependencyProvider: PayDependency {
        var basket: Basket { testRoot.basket }
        var title: String { cartComponent.title }
        private let cartComponent: CartComponent
        private let testRoot: TestRoot
        init(_ component: DIRuntime.NewComponent) {
            cartComponent = component.nearestAncestor()
            testRoot = component.nearestAncestor()
        }
    }
}
// (tail)
