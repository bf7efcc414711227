// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(TreeComponent.self) { TreeDependencyProvider($0) }
        table.register(LeafComponent.self) { LeafDependencyProvider($0) }
    }

    nonisolated final class LeafDependencyProvider: LeafDependency {
        var rootComponent: String { rootComponent_.rootComponent }
        var treeComponent: String { treeComponent_.treeComponent }
        private let rootComponent_: RootComponent
        private let treeComponent_: TreeComponent
        init(_ component: DIRuntime.NewComponent) {
            rootComponent_ = component.nearestAncestor()
            treeComponent_ = component.nearestAncestor()
        }
    }

    nonisolated final class TreeDependencyProvider: TreeDependency {
        var component: String { rootComponent_.component }
        var nearestAncestor: String { rootComponent_.nearestAncestor }
        var rootComponent: String { rootComponent_.rootComponent }
        private let rootComponent_: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent_ = component.nearestAncestor() }
    }
}
// (tail)
