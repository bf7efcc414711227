// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ListComponent.self) { TitleDependencyProvider($0) }
        table.register(Storage.CounterComponent.self) { CountDependencyProvider($0) }
        table.register(TableComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class CountDependencyProvider: Storage.CountDependency {
        var count: Int { storeComponent.count }
        private let storeComponent: StoreComponent
        init(_ component: DIRuntime.NewComponent) { storeComponent = component.nearestAncestor() }
    }

    nonisolated final class RowDependencyProvider: Database.RowDependency {
        var row: Database.Row { storeComponent.row }
        private let storeComponent: StoreComponent
        init(_ component: DIRuntime.NewComponent) { storeComponent = component.nearestAncestor() }
    }

    nonisolated final class TitleDependencyProvider: Storage.Front.TitleDependency {
        @MainActor var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
