// (head)

import DIRuntime
import Shop

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ShopComponent.self) { ShopDependencyProvider($0) }
        table.register(TillComponent.self) { TillDependencyProvider($0) }
    }

    nonisolated final class ShopDependencyProvider: ShopDependency {
        var city: String { rootComponent.city }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class TillDependencyProvider: TillDependency {
        var hours: String { shopComponent.hours }
        var name: String { shopComponent.name }
        var stock: Int { shopComponent.stock }
        private let shopComponent: ShopComponent
        init(_ component: DIRuntime.NewComponent) { shopComponent = component.nearestAncestor() }
    }
}
// (tail)
