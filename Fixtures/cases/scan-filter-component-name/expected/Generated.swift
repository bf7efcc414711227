// (head)

import DIRuntime

extension Root: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Checkout.self) { CheckoutNeedsProvider($0) }
    }

    nonisolated final class CheckoutNeedsProvider: CheckoutNeeds {
        var currency: String { root.currency }
        private let root: Root
        init(_ component: DIRuntime.NewComponent) { root = component.nearestAncestor() }
    }
}
// (tail)
