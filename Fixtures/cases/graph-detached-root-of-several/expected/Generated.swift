// (head)

import DIRuntime

extension ToolRoot: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(StoreComponent.self) { StoreDependencyProvider($0) }
    }

    nonisolated final class StoreDependencyProvider: StoreDependency {
        var port: Int { toolRoot.port }
        private let toolRoot: ToolRoot
        init(_ component: DIRuntime.NewComponent) { toolRoot = component.nearestAncestor() }
    }
}
// (tail)
