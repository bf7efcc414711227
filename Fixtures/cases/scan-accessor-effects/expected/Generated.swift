// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(LoginComponent.self) { LoginDependencyProvider($0) }
    }

    nonisolated final class LoginDependencyProvider: LoginDependency {
        var count: Int {
            get { rootComponent.count }
            set { rootComponent.count = newValue }
        }
        var key: String {
            get throws(LoginError) { try rootComponent.key }
        }
        var page: Int {
            get async throws { try rootComponent.page }
        }
        var theme: String {
            get { rootComponent.theme }
            set { rootComponent.theme = newValue }
        }
        var token: String {
            get async throws { try await rootComponent.token }
        }
        var user: String {
            get async { await rootComponent.user }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
