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
        var log: [String] { rootComponent.log }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var count: Int { cartComponent.count }
        var log: [String] { cartComponent.log }
        var title: String { cartComponent.title }
        private let cartComponent: CartComponent
        init(_ component: DIRuntime.NewComponent) { cartComponent = component.nearestAncestor() }
    }
}
// (tail)
