// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CartComponent.self) { CartDependencyProvider($0) }
        table.register(HelpComponent.self) { HelpDependencyProvider($0) }
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
    }

    nonisolated final class CartDependencyProvider: CartDependency {
        #if !(DEMO)
        var log: Int { rootComponent.log }
        #endif
        #if DEMO
        var menu: String { rootComponent.menu }
        #endif
        var name: String { rootComponent.name }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class HelpDependencyProvider: HelpDependency {
        #if DEMO
        var menu: String { rootComponent.menu }
        #endif
        var name: String { rootComponent.name }
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        #if DEMO
        var menu: String { rootComponent.menu }
        #endif
        var name: String { rootComponent.name }
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
