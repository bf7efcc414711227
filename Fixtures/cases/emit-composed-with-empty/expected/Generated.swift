// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PlainComponent.self) { HasTitleProvider_PlainComponent($0) }
        table.register(PriceComponent.self) { HasPriceProvider($0) }
        table.register(TitleComponent.self) { HasTitleProvider_TitleComponent($0) }
    }

    nonisolated final class HasPriceProvider: HasPrice, DIRuntime.EmptyDependency {
        var price: Int { rootComponent.price }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class HasTitleProvider_PlainComponent: HasTitle {
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class HasTitleProvider_TitleComponent: HasTitle, DIRuntime.EmptyDependency {
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
