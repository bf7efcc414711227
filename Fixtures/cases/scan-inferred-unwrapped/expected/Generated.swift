// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ServerComponent.self) { ServerDependencyProvider($0) }
    }

    nonisolated final class ServerDependencyProvider: ServerDependency {
        var level: Level { rootComponent.level }
        var limit: Int {
            get { rootComponent.limit }
            set { rootComponent.limit = newValue }
        }
        var plan: Plan { rootComponent.plan }
        var port: Port { rootComponent.port }
        var spare: Plan { rootComponent.spare }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
