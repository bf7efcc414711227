// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(WorkerComponent.self) { WorkerDependencyProvider($0) }
    }

    nonisolated final class WorkerDependencyProvider: WorkerDependency {
        var apiKey: String { rootComponent.apiKey }
        var queueDepth: Int { jobsComponent.queueDepth }
        private let jobsComponent: JobsComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            jobsComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
