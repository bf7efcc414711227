// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if LIVE
        table.register(CartComponent.self) { NamedDependencyProvider_CartComponent($0) }
        #endif
        #if !(LIVE)
        table.register(CartComponent.self) { NamedDependencyProvider_CartComponent($0) }
        #endif
        #if LIVE
        table.register(HelpComponent.self) { LiveDependencyProvider_HelpComponent($0) }
        #endif
        #if !(LIVE)
        table.register(HelpComponent.self) { StubDependencyProvider_HelpComponent($0) }
        #endif
        #if DEMO
        table.register(ShopComponent.self) { NamedDependencyProvider_ShopComponent($0) }
        #endif
        #if !(DEMO) && LIVE
        table.register(ShopComponent.self) { LiveDependencyProvider_ShopComponent($0) }
        #endif
        #if !(DEMO) && !(LIVE)
        table.register(ShopComponent.self) { StubDependencyProvider_ShopComponent($0) }
        #endif
        #if LIVE
        table.register(ServiceComponent.self) { LiveDependencyProvider_HelpComponent($0) }
        #endif
        #if !(LIVE)
        table.register(ServiceComponent.self) { StubDependencyProvider_HelpComponent($0) }
        #endif
    }

    #if LIVE
    nonisolated final class LiveDependencyProvider_HelpComponent: LiveDependency {
        var address: String { rootComponent.address }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if !(DEMO) && LIVE
    nonisolated final class LiveDependencyProvider_ShopComponent: LiveDependency {
        var address: String { rootComponent.address }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if LIVE
    nonisolated final class NamedDependencyProvider_CartComponent: NamedDependency, LiveDependency {
        var name: String { rootComponent.name }
        var address: String { rootComponent.address }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if !(LIVE)
    nonisolated final class NamedDependencyProvider_CartComponent: NamedDependency, StubDependency {
        var name: String { rootComponent.name }
        var seed: Int { rootComponent.seed }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if DEMO
    nonisolated final class NamedDependencyProvider_ShopComponent: NamedDependency {
        var name: String { rootComponent.name }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if !(LIVE)
    nonisolated final class StubDependencyProvider_HelpComponent: StubDependency {
        var seed: Int { rootComponent.seed }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if !(DEMO) && !(LIVE)
    nonisolated final class StubDependencyProvider_ShopComponent: StubDependency {
        var seed: Int { rootComponent.seed }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif
}
// (tail)
