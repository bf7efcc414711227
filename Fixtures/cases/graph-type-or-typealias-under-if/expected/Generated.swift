// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if !(DEMO)
        table.register(CardComponent.self) { PriceDependencyProvider_CardComponent($0) }
        #endif
        #if DEMO
        table.register(CashComponent.self) { PriceDependencyProvider_CashComponent($0) }
        #endif
        #if !(DEMO)
        table.register(GiftComponent.self) { PriceDependencyProvider_CardComponent($0) }
        #endif
        #if DEMO
        table.register(OrderComponent.self) { OrderDependencyProvider($0) }
        #endif
        #if !(DEMO)
        table.register(OrderComponent.self) { PriceDependencyProvider_CardComponent($0) }
        table.register(Screens.Help.self) { PriceDependencyProvider_CardComponent($0) }
        #endif
        table.register(StubComponent.self) { PriceDependencyProvider_StubComponent($0) }
        table.register(StubScreens.Help.self) { PriceDependencyProvider_StubComponent($0) }
    }

    #if DEMO
    nonisolated final class OrderDependencyProvider: OrderDependency {
        var seed: Int { rootComponent.seed }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if !(DEMO)
    nonisolated final class PriceDependencyProvider_CardComponent: PriceDependency {
        var price: Int { rootComponent.price }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if DEMO
    nonisolated final class PriceDependencyProvider_CashComponent: PriceDependency {
        var price: Int { rootComponent.price }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    nonisolated final class PriceDependencyProvider_StubComponent: PriceDependency {
        var price: Int { rootComponent.price }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
