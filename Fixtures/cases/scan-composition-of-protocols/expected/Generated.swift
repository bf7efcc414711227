// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CheckoutComponent.self) { CheckoutDependencyProvider($0) }
        table.register(ReceiptComponent.self) { ReceiptDependencyProvider($0) }
    }

    nonisolated final class CheckoutDependencyProvider: CheckoutDependency {
        var cart: [String] { rootComponent.cart }
        var voucher: String? { rootComponent.voucher }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ReceiptDependencyProvider: ReceiptDependency, HasVoucher {
        var number: Int { checkoutComponent.number }
        var voucher: String? { rootComponent.voucher }
        private let checkoutComponent: CheckoutComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            checkoutComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
