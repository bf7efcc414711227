// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable { table in
        table.register(StatusComponent.self) { StatusDependencyProvider($0) }
    }

    nonisolated final class StatusDependencyProvider: StatusDependency {
        var serverName: String { rootComponent.serverName }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
