// (head)

import DIRuntime

extension ShelfRootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(StoreComponent.self) { StoreDependencyProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var cursor: Bool? { storeComponent.cursor }
        var rows: [(Bool, Bool)] { storeComponent.rows }
        private let storeComponent: StoreComponent
        init(_ component: DIRuntime.NewComponent) { storeComponent = component.nearestAncestor() }
    }

    nonisolated final class StoreDependencyProvider: StoreDependency {
        var counts: [String: Int] { rootComponent.counts }
        var first: (Int) -> Bool { rootComponent.first }
        var latest: [Int]? { rootComponent.latest }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
