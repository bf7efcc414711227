// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(RequestComponent.self) { RequestDependencyProvider($0) }
    }

    nonisolated final class RequestDependencyProvider: RequestDependency {
        var locale: String { rootComponent.locale }
        var timeout: Double { rootComponent.timeout }
        var userAgent: String { rootComponent.userAgent }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
