// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(AccountComponent.self) { AccountDependencyProvider($0) }
        table.register(BusinessAccountComponent.self) { AccountDependencyProvider($0) }
        table.register(StatementComponent.self) { StatementDependencyProvider($0) }
    }

    nonisolated final class AccountDependencyProvider: AccountDependency {
        var bankName: String { rootComponent.bankName }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class StatementDependencyProvider: StatementDependency {
        var accountName: String { accountComponent.accountName }
        var bankName: String { rootComponent.bankName }
        private let accountComponent: AccountComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            accountComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
