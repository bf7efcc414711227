// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.registerPluginExtension(HomeComponent.self) { HomeExtensionProvider($0) }
        table.registerPluginExtension(ShopComponent.self) { ShopExtensionProvider($0) }
        table.register(CounterComponent.self) { CounterDependencyProvider($0) }
        table.registerPluginExtension(CounterComponent.self) { CounterExtensionProvider($0) }
        table.register(CounterNonCoreComponent.self) { CounterNonCoreDependencyProvider($0) }
        table.register(TillComponent.self) { TillDependencyProvider($0) }
        table.register(ReceiptComponent.self) { ReceiptDependencyProvider($0) }
    }

    nonisolated final class CounterDependencyProvider: CounterDependency {
        var shelf: String { shopComponent.shelf }
        var tracker: String { homeNonCoreComponent.tracker }
        private let homeNonCoreComponent: HomeNonCoreComponent
        private let shopComponent: ShopComponent
        init(_ component: DIRuntime.NewComponent) {
            homeNonCoreComponent = component.nearestAncestor()
            shopComponent = component.nearestAncestor()
        }
    }

    nonisolated final class CounterExtensionProvider: CounterExtension {
        var bell: String { counterNonCoreComponent.bell }
        private let counterNonCoreComponent: CounterNonCoreComponent
        init(_ nonCoreComponent: CounterNonCoreComponent) {
            counterNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class CounterNonCoreDependencyProvider: CounterNonCoreDependency {
        var banner: String { homeNonCoreComponent.banner }
        var discount: Int { shopNonCoreComponent.discount }
        private let homeNonCoreComponent: HomeNonCoreComponent
        private let shopNonCoreComponent: ShopNonCoreComponent
        init(_ component: DIRuntime.NewComponent) {
            homeNonCoreComponent = component.nearestAncestor()
            shopNonCoreComponent = component.nearestAncestor()
        }
    }

    nonisolated final class HomeExtensionProvider: HomeExtension {
        var banner: String { homeNonCoreComponent.banner }
        private let homeNonCoreComponent: HomeNonCoreComponent
        init(_ nonCoreComponent: HomeNonCoreComponent) {
            homeNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class ReceiptDependencyProvider: ReceiptDependency {
        var bell: String { counterNonCoreComponent.bell }
        var discount: Int { shopNonCoreComponent.discount }
        var price: Int { shopNonCoreComponent.price }
        var shelf: String { shopComponent.shelf }
        var title: String { homeComponent.title }
        var tracker: String { homeNonCoreComponent.tracker }
        var user: String { rootComponent.user }
        private let counterNonCoreComponent: CounterNonCoreComponent
        private let homeComponent: HomeComponent
        private let homeNonCoreComponent: HomeNonCoreComponent
        private let rootComponent: RootComponent
        private let shopComponent: ShopComponent
        private let shopNonCoreComponent: ShopNonCoreComponent
        init(_ component: DIRuntime.NewComponent) {
            counterNonCoreComponent = component.nearestAncestor()
            homeComponent = component.nearestAncestor()
            homeNonCoreComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
            shopComponent = component.nearestAncestor()
            shopNonCoreComponent = component.nearestAncestor()
        }
    }

    nonisolated final class ShopExtensionProvider: ShopExtension {
        var price: Int { shopNonCoreComponent.price }
        private let shopNonCoreComponent: ShopNonCoreComponent
        init(_ nonCoreComponent: ShopNonCoreComponent) {
            shopNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class TillDependencyProvider: TillDependency {
        var discount: Int { shopNonCoreComponent.discount }
        var key: String { counterComponent.nonCoreComponent.key }
        private let counterComponent: CounterComponent
        private let shopNonCoreComponent: ShopNonCoreComponent
        init(_ component: DIRuntime.NewComponent) {
            counterComponent = component.nearestAncestor()
            shopNonCoreComponent = component.nearestAncestor()
        }
    }
}
// (tail)
