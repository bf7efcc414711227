// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CleanComponent.self) { CleanDependencyProvider($0) }
        table.register(DownloadComponent.self) { DownloadDependencyProvider($0) }
        table.register(SyncComponent.self) { SyncDependencyProvider($0) }
        table.register(UploadComponent.self) { UploadDependencyProvider($0) }
    }

    nonisolated final class CleanDependencyProvider: CleanDependency, Sendable {
        let name: String
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.name = rootComponent.name
        }
    }

    nonisolated final class DownloadDependencyProvider: DownloadDependency, Sendable {
        let limit: Int?
        let mirrors: [String: [Int]]
        let name: String
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.limit = rootComponent.limit
            self.mirrors = rootComponent.mirrors
            self.name = rootComponent.name
        }
    }

    nonisolated final class SyncDependencyProvider: SyncDependency, Sendable {
        let component: String
        let name: String
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.component = rootComponent.component
            self.name = rootComponent.name
        }
    }

    nonisolated final class UploadDependencyProvider: UploadDependency, Sendable {
        let limit: Int
        private enum QueueOrRootComponent {
            case queueComponent(QueueComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            let queueOrRootComponent: QueueOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? QueueComponent { return .queueComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            switch queueOrRootComponent {
            case .queueComponent(let owner): self.limit = owner.limit
            case .rootComponent(let owner): self.limit = owner.limit
            }
        }
    }
}
// (tail)
