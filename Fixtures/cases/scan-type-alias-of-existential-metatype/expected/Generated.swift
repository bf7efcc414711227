// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(LogComponent.self) { LogDependencyProvider($0) }
    }

    nonisolated final class LogDependencyProvider: LogDependency {
        var existential: (any Handler).Type { rootComponent.existential }
        var handler: any Handler.Type { rootComponent.handler }
        var second: (any Handler).Type { rootComponent.second }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
