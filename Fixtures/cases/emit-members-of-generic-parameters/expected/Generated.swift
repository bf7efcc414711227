// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        func all<S: Store>(of stores: [S]) -> [S.Item] { rootComponent.all(of: stores) }
        var content: Feed<Int, String>.Content { rootComponent.content }
        var entry: Feed<Int, String>.Row.Entry { rootComponent.entry }
        func first<Catalog: Store>(in catalog: Catalog) -> (Catalog.Item) -> Catalog.Label {
            rootComponent.first(in: catalog)
        }
        func first<S: Store>(of store: S) -> S.Item? where S.Item: Hashable { rootComponent.first(of: store) }
        var item: Item { rootComponent.item }
        var look: [String] { rootComponent.look }
        func open<S: Store>(_ store: S) -> Int where S.Item == String { rootComponent.open(store) }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
