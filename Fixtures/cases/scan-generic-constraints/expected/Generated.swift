// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(DeskComponent.self) { DeskDependencyProvider($0) }
    }

    nonisolated final class DeskDependencyProvider: DeskDependency {
        func count<Note>(_ notes: some Collection<Note>, for item: some Named & Sendable, _ last: Note) -> Int {
            rootComponent.count(notes, for: item, last)
        }
        func first<Items: Collection, Item>(of items: Items, or item: Item) -> Item where Items.Element == Item, Item: Named {
            rootComponent.first(of: items, or: item)
        }
        func kind<Item>(_ item: Item) -> String where Item: Named { rootComponent.kind(item) }
        func label<Item: Named>(_ item: Item) -> String { rootComponent.label(item) }
        func pair<First: Named, Second: Named & Sendable>(_ first: First, _ second: Second) -> String {
            rootComponent.pair(first, second)
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
