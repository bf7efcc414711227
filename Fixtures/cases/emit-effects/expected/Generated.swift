// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(SyncComponent.self) { SyncDependencyProvider($0) }
    }

    nonisolated final class SyncDependencyProvider: SyncDependency {
        var profile: String {
            get async throws { try await rootComponent.profile }
        }
        var quota: Int {
            get throws { try rootComponent.quota }
        }
        var region: String {
            get async throws { rootComponent.region }
        }
        var token: String {
            get async { await rootComponent.token }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
