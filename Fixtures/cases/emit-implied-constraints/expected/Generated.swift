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
        func copied<Item>(_ item: Item) -> [Item] where Item: Copyable { rootComponent.copied(item) }
        func kept<Item: Any>(_ item: Item) -> [Item] { rootComponent.kept(item) }
        func list<Item>(_ item: Item) -> [Item] { rootComponent.list(item) }
        func pair<Item>(_ item: Item) -> [Item] { rootComponent.pair(item) }
        func sent<Item: Sendable>(_ item: Item) -> [Item] { rootComponent.sent(item) }
        var value: any Any & Sendable { rootComponent.value }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
