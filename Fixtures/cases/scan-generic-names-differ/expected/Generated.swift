// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(StoreComponent.self) { StoreDependencyProvider($0) }
    }

    nonisolated final class StoreDependencyProvider: StoreDependency {
        func find<Item: Identifiable>(_ id: Item.ID, in items: [Item]) -> Item? where Item.ID: Sendable {
            rootComponent.find(id, in: items)
        }
        func keep<Value: Storable>(_ value: Value) -> Value { rootComponent.keep(value) }
        func list<Element>(_ element: Element) -> [Element] { rootComponent.list(element) }
        func run<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
            try rootComponent.run(body)
        }
        subscript<Key: Hashable>(key key: Key) -> Key? { rootComponent[key: key] }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
