// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(BadgeComponent.self) { ShopDependencyProvider($0) }
        table.register(CartComponent.self) { ShopDependencyProvider($0) }
        table.register(HelpPageComponent.self) { ShopDependencyProvider($0) }
        table.register(ItemComponent.self) { ShopDependencyProvider($0) }
        table.register(OrderComponent.self) { ShopDependencyProvider($0) }
        table.register(ReceiptComponent.self) { ShopDependencyProvider($0) }
        table.register(TermsPageComponent.self) { ShopDependencyProvider($0) }
    }

    nonisolated final class ShopDependencyProvider: ShopDependency {
        var currency: String { rootComponent.currency }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
