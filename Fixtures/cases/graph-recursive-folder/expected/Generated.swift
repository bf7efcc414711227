// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(FolderComponent.self) { FolderDependencyProvider($0) }
    }

    nonisolated final class FolderDependencyProvider: FolderDependency {
        var breadcrumb: String {
            switch folderOrRootComponent {
            case .folderComponent(let owner): return owner.breadcrumb
            case .rootComponent(let owner): return owner.breadcrumb
            }
        }
        var separator: String { rootComponent.separator }
        private let folderOrRootComponent: FolderOrRootComponent
        private let rootComponent: RootComponent
        private enum FolderOrRootComponent {
            case folderComponent(FolderComponent)
            case rootComponent(RootComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            folderOrRootComponent = component.nearestAncestor { scope in
                if let owner = scope as? FolderComponent { return .folderComponent(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                return nil
            }
            rootComponent = component.nearestAncestor()
        }
    }
}
// (tail)
