// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PayComponent.self) { PayDependencyProvider($0) }
    }

    nonisolated final class PayDependencyProvider: PayDependency {
        func charge(_ amount: Int) throws(PaymentError) -> String { try rootComponent.charge(amount) }
        var receipt: String {
            get throws(PaymentError) { try rootComponent.receipt }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
