// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ScreenComponent.self) { ScreenDependencyProvider($0) }
    }

    nonisolated final class ScreenDependencyProvider: ScreenDependency {
        var all: [any Logger] { rootComponent.all }
        var audit: any Logger { rootComponent.audit }
        var logger: any Logger { rootComponent.logger }
        var pick: (any Logger) -> (any Logger)? { rootComponent.pick }
        var spare: (any Logger)? { rootComponent.spare }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
