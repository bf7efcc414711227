// (head)

import DIRuntime
import Shop

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(RowComponent.self) { RowDependencyProvider($0) }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var item: Item { rootComponent.item }
        var number: Int { rootComponent.number }
        var part: Shop.Item { rootComponent.part }
        var price: Shop::Price { rootComponent.price }
        var shelf: Store.Shelf { rootComponent.shelf }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
