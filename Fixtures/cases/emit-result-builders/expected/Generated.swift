// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(TableComponent.self) { TableDependencyProvider($0) }
    }

    nonisolated final class TableDependencyProvider: TableDependency {
        var menu: [String] { return rootComponent.menu }
        func menu(of guest: String) -> [String] { return rootComponent.menu(of: guest) }
        func menu(of guest: String, on day: Int) -> [String] { rootComponent.menu(of: guest, on: day) }
        func read(_ menu: () -> [String]) -> Int { rootComponent.read(menu) }
        var slowMenu: [String] {
            get async throws { return try await rootComponent.slowMenu }
        }
        subscript(day: Int) -> [String] { return rootComponent[day] }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
