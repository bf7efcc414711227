// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(FolderComponent.self) { FolderDependencyProvider($0) }
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
    }

    nonisolated final class FolderDependencyProvider: FolderDependency {
        var depth: Int {
            switch folderOrRootComponent {
            case .folderComponent(let owner): return owner.depth
            case .rootComponent(let owner): return owner.depth
            }
        }
        private let folderOrRootComponent: FolderOrRootComponent
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
        }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var conditional: Screen { rootComponent.conditional }
        var lateScreen: Screen { rootComponent.lateScreen }
        var mainScreen: Screen { rootComponent.mainScreen }
        var sharedScreen: Screen { rootComponent.sharedScreen }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
