// (head)

import DIRuntime

extension ShopComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(BannerComponent.self) { BannerDependencyProvider($0) }
        table.register(CardComponent.self) { CardDependencyProvider($0) }
    }

    nonisolated final class BannerDependencyProvider: BannerDependency {
        var price: Int { shopComponent.price }
        private let shopComponent: ShopComponent
        init(_ component: DIRuntime.NewComponent) { shopComponent = component.nearestAncestor() }
    }

    nonisolated final class CardDependencyProvider: CardDependency {
        var price: Int { shopComponent.price }
        private let shopComponent: ShopComponent
        init(_ component: DIRuntime.NewComponent) { shopComponent = component.nearestAncestor() }
    }
}
// (tail)
