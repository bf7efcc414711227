// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        table.registerPluginExtension(HomeComponent.self) { HomePluginExtensionProvider($0) }
        table.register(DetailComponent.self) { DetailDependencyProvider($0) }
        table.register(HomeNonCoreComponent.self) { HomeNonCoreDependencyProvider($0) }
        table.register(PromotionComponent.self) { PromotionDependencyProvider($0) }
    }

    nonisolated final class DetailDependencyProvider: DetailDependency {
        var banners: [String] { homeComponent.pluginExtension.banners }
        var layout: String { homeComponent.layout }
        var user: String { rootComponent.user }
        private let homeComponent: HomeComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            homeComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class HomeNonCoreDependencyProvider: HomeNonCoreDependency {
        var layout: String { homeComponent.layout }
        var user: String { rootComponent.user }
        private let homeComponent: HomeComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            homeComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class HomePluginExtensionProvider: HomePluginExtension {
        var banners: [String] { homeNonCoreComponent.banners }
        private let homeNonCoreComponent: HomeNonCoreComponent
        init(_ nonCoreComponent: HomeNonCoreComponent) {
            homeNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class PromotionDependencyProvider: PromotionDependency {
        var banners: [String] { homeNonCoreComponent.banners }
        var layout: String { homeComponent.layout }
        private let homeComponent: HomeComponent
        private let homeNonCoreComponent: HomeNonCoreComponent
        init(_ component: DIRuntime.NewComponent) {
            homeComponent = component.nearestAncestor()
            homeNonCoreComponent = component.nearestAncestor()
        }
    }
}
// (tail)
