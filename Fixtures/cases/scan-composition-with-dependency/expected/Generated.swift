// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CheckoutComponent.self) { HasCartProvider_CheckoutComponent($0) }
        table.register(dependency: (any HasCart & DIRuntime.Dependency).self) { HasCartProvider_SummaryComponent($0) }
    }

    nonisolated final class HasCartProvider_CheckoutComponent: HasCart, HasVoucher, DIRuntime.Dependency {
        var cart: [String] { rootComponent.cart }
        var voucher: String { rootComponent.voucher }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class HasCartProvider_SummaryComponent: HasCart, DIRuntime.Dependency {
        var cart: [String] { rootComponent.cart }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
