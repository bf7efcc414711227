// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CheckoutComponent.self) { CheckoutDependencyProvider($0) }
        table.register(PaymentComponent.self) { PaymentDependencyProvider($0) }
    }

    nonisolated final class CheckoutDependencyProvider: CheckoutDependency {
        var logPrefix: String { rootComponent.logPrefix }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PaymentDependencyProvider: PaymentDependency {
        var logPrefix: String { checkoutComponent.logPrefix }
        private let checkoutComponent: CheckoutComponent
        init(_ component: DIRuntime.NewComponent) { checkoutComponent = component.nearestAncestor() }
    }
}
// (tail)
