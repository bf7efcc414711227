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
        @available(*, deprecated, message: "use sessionToken")
        var legacyToken: String { rootComponent.legacyToken }
        @available(macOS 99, iOS 99, *)
        var passkey: String { rootComponent.passkey }
        var sessionToken: String { rootComponent.sessionToken }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
