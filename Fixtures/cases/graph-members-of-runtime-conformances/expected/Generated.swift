// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ListComponent.self) { ListDependencyProvider($0) }
        table.register(PanelComponent.self) { PanelDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var badge: Badge { rootComponent.badge }
        var rootBadge: Badge { rootComponent.rootBadge }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PanelDependencyProvider: PanelDependency {
        var caption: String { listComponent.caption }
        private let listComponent: ListComponent
        init(_ component: DIRuntime.NewComponent) { listComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var badge: Badge { listComponent.badge }
        var caption: String { listComponent.caption }
        var listTitle: String { listComponent.listTitle }
        private let listComponent: ListComponent
        init(_ component: DIRuntime.NewComponent) { listComponent = component.nearestAncestor() }
    }
}
// (tail)
