// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PaymentComponent.self) { PaymentDependencyProvider($0) }
    }

    nonisolated final class PaymentDependencyProvider: PaymentDependency {
        var flowName: String { checkoutComponent.flowName }
        var price: Int { checkoutComponent.price }
        private let checkoutComponent: CheckoutComponent
        init(_ component: DIRuntime.NewComponent) { checkoutComponent = component.nearestAncestor() }
    }
}
// (tail)
