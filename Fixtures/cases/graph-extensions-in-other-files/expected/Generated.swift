// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ListComponent.self) { ListDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var badge: String { rootComponent.badge }
        var order: Order.ID { rootComponent.order }
        var selected: User.ID? { rootComponent.selected }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: RowDependency, Sendable {
        let session: Session
        init(_ component: DIRuntime.NewComponent) {
            let rootComponent: RootComponent = component.nearestAncestor()
            self.session = rootComponent.session
        }
    }
}
// (tail)
