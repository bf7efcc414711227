// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(AccountComponent.self) { BankDependencyProvider($0) }
        table.register(AuditComponent.self) { BankDependencyProvider($0) }
        table.register(CardComponent.self) { BankDependencyProvider($0) }
    }

    nonisolated final class BankDependencyProvider: BankDependency {
        var bank: String { rootComponent.bank }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
