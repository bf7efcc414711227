// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CardComponent.self) { PriceDependencyProvider($0) }
        table.register(CashComponent.self) { PriceDependencyProvider($0) }
        table.register(DemoComponent.self) { PriceDependencyProvider($0) }
        table.register(DemoScreens.Help.self) { PriceDependencyProvider($0) }
        table.register(GiftComponent.self) { PriceDependencyProvider($0) }
        table.register(LiveScreens.Help.self) { PriceDependencyProvider($0) }
        table.register(MailComponent.self) { PriceDependencyProvider($0) }
        table.register(PaperComponent.self) { PriceDependencyProvider($0) }
        table.register(WrapComponent.self) { PriceDependencyProvider($0) }
    }

    nonisolated final class PriceDependencyProvider: PriceDependency {
        var price: Int { rootComponent.price }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
