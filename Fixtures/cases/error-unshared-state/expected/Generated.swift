// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CartComponent.self) { CartDependencyProvider($0) }
        table.register(PageComponent.self) { PageDependencyProvider($0) }
    }

    nonisolated final class CartDependencyProvider: CartDependency {
        func makeStore() -> Store { rootComponent.makeStore() }
        var onlyCart: Store { rootComponent.onlyCart }
        var sharedStore: Store { rootComponent.sharedStore }
        var store: Store { rootComponent.store }
        var storing: any Storing { rootComponent.storing }
        var theme: Theme { rootComponent.theme }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        func makeStore() -> Store { rootComponent.makeStore() }
        var sharedStore: Store { rootComponent.sharedStore }
        var store: Store { rootComponent.store }
        var storing: any Storing { rootComponent.storing }
        var theme: Theme { rootComponent.theme }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
