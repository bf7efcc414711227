// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Shop.Catalog.ItemComponent.self) { ItemDependencyProvider($0) }
        table.register(Shop.Catalog.PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class ItemDependencyProvider: Shop.Catalog.ItemDependency {
        var item: Shop.Catalog.Item { rootComponent.item }
        var note: Shop.Catalog.Detail.Note { rootComponent.note }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PageDependencyProvider: Shop.Catalog.PageDependency {
        var item: Shop.Catalog.Item { rootComponent.item }
        var note: Shop.Catalog.Detail.Note { rootComponent.note }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
