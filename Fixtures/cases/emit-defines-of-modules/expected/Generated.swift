// (head)

import DIRuntime
import Shop

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ShopComponent.self) { ShopDependencyProvider($0) }
        table.register(PromotionComponent.self) { PromotionDependencyProvider($0) }
    }

    nonisolated final class PromotionDependencyProvider: PromotionDependency {
        var banner: String { rootComponent.banner }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ShopDependencyProvider: ShopDependency {
        var banner: String { rootComponent.banner }
        #if !(os(Windows))
        var door: Int { rootComponent.door }
        #endif
        var name: String { rootComponent.name }
        #if os(Windows)
        var server: String { rootComponent.server }
        #endif
        #if !(os(Windows)) && EVERYWHERE
        var shelf: Int { rootComponent.shelf }
        #endif
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
