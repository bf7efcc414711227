// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(FolderComponent.self) { FolderDependencyProvider_FolderComponent($0) }
        table.register(SharedFolderComponent.self) { FolderDependencyProvider_SharedFolderComponent($0) }
    }

    nonisolated final class FolderDependencyProvider_FolderComponent: FolderDependency {
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class FolderDependencyProvider_SharedFolderComponent: FolderDependency {
        var title: String {
            switch rootOrSharedFolderComponent {
            case .rootComponent(let owner): return owner.title
            case .sharedFolderComponent(let owner): return owner.title
            }
        }
        private let rootOrSharedFolderComponent: RootOrSharedFolderComponent
        private enum RootOrSharedFolderComponent {
            case rootComponent(RootComponent)
            case sharedFolderComponent(SharedFolderComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            rootOrSharedFolderComponent = component.nearestAncestor { scope in
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                if let owner = scope as? SharedFolderComponent { return .sharedFolderComponent(owner) }
                return nil
            }
        }
    }
}
// (tail)
