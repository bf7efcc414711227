// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ShelfComponent.self) { ShelfDependencyProvider($0) }
    }

    nonisolated final class ShelfDependencyProvider: ShelfDependency {
        func first<I: Item>(of items: [I], or other: some Item) -> String { rootComponent.first(of: items, or: other) }
        func name(of item: (some Item)?, in shelves: [String: some Item]) -> String {
            rootComponent.name(of: item, in: shelves)
        }
        func names(of items: [some Item]) -> [String] { rootComponent.names(of: items) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
