// (head)

import DIRuntime
import Foundation
import Work

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(JobComponent.self) { JobDependencyProvider($0) }
        table.register(QueueComponent.self) { QueueDependencyProvider($0) }
    }

    nonisolated final class JobDependencyProvider: JobDependency {
        var operation: Work.Operation { rootComponent.operation }
        func operations(after operation: Work.Operation) -> [Work.Operation] {
            rootComponent.operations(after: operation)
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class QueueDependencyProvider: QueueDependency {
        var blocking: Foundation.Operation { rootComponent.blocking }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
