// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(SessionComponent.self) { SessionDependencyProvider($0) }
    }

    nonisolated final class SessionDependencyProvider: SessionDependency {
        func close() -> String { rootComponent.close() }
        func close() async -> String { rootComponent.close() }
        func renew(_ days: Int) -> String { rootComponent.renew(days) }
        func renew(_ days: Int) async -> String { await rootComponent.renew(days) }
        var token: String { rootComponent.token }
        func token() async throws -> String { try await rootComponent.token() }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
