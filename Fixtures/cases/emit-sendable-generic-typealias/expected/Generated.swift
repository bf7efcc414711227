// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(WorkComponent.self) { WorkDependencyProvider($0) }
    }

    nonisolated final class WorkDependencyProvider: WorkDependency, Sendable {
        let counts: Table<Int>
        let first: Named<Same<Limits>>
        let limits: Same<Limits>?
        let name: Same<String>
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.counts = rootComponent.counts
            self.first = rootComponent.first
            self.limits = rootComponent.limits
            self.name = rootComponent.name
        }
    }
}
// (tail)
