// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ListComponent.self) { ListDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        @MainActor func close(_ row: Row) -> Int { rootComponent.close(row) }
        @MainActor func count(in row: Row) -> Int { rootComponent.count(in: row) }
        func count(in row: Row) async -> Int { rootComponent.count(in: row) }
        func find<Value>(_ value: Value) -> Int { rootComponent.find(value) }
        func show(_ key: some Hashable) -> Int { rootComponent.show(key) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
