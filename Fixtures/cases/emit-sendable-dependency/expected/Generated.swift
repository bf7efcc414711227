// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable { table in
        table.register(DownloadComponent.self) { DownloadDependencyProvider($0) }
        table.register(SyncComponent.self) { SyncDependencyProvider($0) }
        table.register(UploadComponent.self) { UploadDependencyProvider($0) }
    }

    nonisolated final class DownloadDependencyProvider: DownloadDependency, @unchecked Sendable {
        var limit: Int { rootComponent.limit }
        var name: String { rootComponent.name }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class SyncDependencyProvider: SyncDependency, @unchecked Sendable {
        var name: String { rootComponent.name }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class UploadDependencyProvider: UploadDependency, @unchecked Sendable {
        var limit: Int { rootComponent.limit }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
