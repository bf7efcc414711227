// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CornerShopComponent.self) { ShopDependencyProvider($0) }
        table.register(ShopComponent.self) { ShopDependencyProvider($0) }
        table.register(TillComponent.self) { TillDependencyProvider($0) }
    }

    nonisolated final class ShopDependencyProvider: ShopDependency {
        var city: String { rootComponent.city }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class TillDependencyProvider: TillDependency {
        var checker: (any Checking)? { shopComponent.checker }
        var city: String { rootComponent.city }
        var kind: String { shopComponent.kind }
        var opened: Int { shopComponent.opened }
        #if compiler(>=6.2) && hasFeature(StrictMemorySafety)
        var owner: ShopComponent? { unsafe shopComponent.owner }
        #else
        var owner: ShopComponent? { shopComponent.owner }
        #endif
        var sales: Int { shopComponent.sales }
        var stock: Int {
            get { shopComponent.stock }
            set { shopComponent.stock = newValue }
        }
        var vatRate: Int { shopComponent.vatRate }
        var version: String { shopComponent.version }
        var visitors: Int { shopComponent.visitors }
        var welcome: String { shopComponent.welcome }
        private let rootComponent: RootComponent
        private let shopComponent: ShopComponent
        init(_ component: DIRuntime.NewComponent) {
            rootComponent = component.nearestAncestor()
            shopComponent = component.nearestAncestor()
        }
    }
}
// (tail)
