// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(FileComponent.self) { FileDependencyProvider($0) }
    }

    nonisolated final class FileDependencyProvider: FileDependency {
        var depth: Int { folderComponent.depth }
        private let folderComponent: FolderComponent
        init(_ component: DIRuntime.NewComponent) { folderComponent = component.nearestAncestor() }
    }
}
// (tail)
