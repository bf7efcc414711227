// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(AccountComponent.self) { AccountDependencyProvider($0) }
    }

    nonisolated final class AccountDependencyProvider: AccountDependency {
        var check: (Int) throws -> Bool { rootComponent.check }
        func load(_ id: Int) throws -> String { try rootComponent.load(id) }
        var quota: Int { rootComponent.quota }
        var refresh: () -> Int { rootComponent.refresh }
        func store(_ id: Int) -> Int { rootComponent.store(id) }
        var token: String {
            get throws { try rootComponent.token }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
