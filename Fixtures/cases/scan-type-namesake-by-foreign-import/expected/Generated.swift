// (head)

import DIRuntime
import Icons
import Vendor

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(PageComponent.self) { PageDependencyProvider($0) }
        table.register(FooterComponent.self) { FooterDependencyProvider($0) }
    }

    nonisolated final class FooterDependencyProvider: FooterDependency {
        var cache: Cache { rootComponent.cache }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class PageDependencyProvider: PageDependency {
        var icon: Icon { rootComponent.icon }
        var parts: [Vendor.Symbol.Part] { rootComponent.parts }
        var symbol: Vendor.Symbol { rootComponent.symbol }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
