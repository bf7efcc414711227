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
        var host: String { rootComponent.host }
        var limits: [String: (Int, Int)] { rootComponent.limits }
        var port: Int { rootComponent.port }
        var primary: String? { rootComponent.primary }
        var ratio: Double { rootComponent.ratio }
        var replica: String? { rootComponent.replica }
        var retry: Int { rootComponent.retry }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
