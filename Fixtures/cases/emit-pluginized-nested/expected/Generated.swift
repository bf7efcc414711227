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
        table.register(HomeNonCoreComponent.self) { HomeNonCoreDependencyProvider($0) }
        table.register(InboxComponent.self) { InboxDependencyProvider($0) }
        table.registerPluginExtension(InboxComponent.self) { InboxPluginExtensionProvider($0) }
        table.register(InboxNonCoreComponent.self) { InboxNonCoreDependencyProvider($0) }
        table.register(OffersComponent.self) { OffersDependencyProvider($0) }
        table.registerPluginExtension(OffersComponent.self) { OffersPluginExtensionProvider($0) }
        table.register(RowComponent.self) { RowDependencyProvider($0) }
        table.register(SheetComponent.self) { SheetDependencyProvider($0) }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class HomeNonCoreDependencyProvider: HomeNonCoreDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class HomePluginExtensionProvider: HomePluginExtension {
        var banner: String { homeNonCoreComponent.banner }
        private let homeNonCoreComponent: HomeNonCoreComponent
        init(_ nonCoreComponent: HomeNonCoreComponent) {
            homeNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class InboxDependencyProvider: InboxDependency {
        var banner: String { homeComponent.pluginExtension.banner }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }

    nonisolated final class InboxNonCoreDependencyProvider: InboxNonCoreDependency {
        var tracker: String { homeComponent.nonCoreComponent.tracker }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }

    nonisolated final class InboxPluginExtensionProvider: InboxPluginExtension {
        var badge: String { inboxNonCoreComponent.badge }
        private let inboxNonCoreComponent: InboxNonCoreComponent
        init(_ nonCoreComponent: InboxNonCoreComponent) {
            inboxNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class OffersDependencyProvider: OffersDependency {
        var tracker: String { homeNonCoreComponent.tracker }
        private let homeNonCoreComponent: HomeNonCoreComponent
        init(_ component: DIRuntime.NewComponent) { homeNonCoreComponent = component.nearestAncestor() }
    }

    nonisolated final class OffersPluginExtensionProvider: OffersPluginExtension {
        var price: Int { offersNonCoreComponent.price }
        private let offersNonCoreComponent: OffersNonCoreComponent
        init(_ nonCoreComponent: OffersNonCoreComponent) {
            offersNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class RowDependencyProvider: RowDependency {
        var badge: String { inboxNonCoreComponent.badge }
        var banner: String { homeComponent.pluginExtension.banner }
        var tracker: String { homeComponent.nonCoreComponent.tracker }
        private let homeComponent: HomeComponent
        private let inboxNonCoreComponent: InboxNonCoreComponent
        init(_ component: DIRuntime.NewComponent) {
            homeComponent = component.nearestAncestor()
            inboxNonCoreComponent = component.nearestAncestor()
        }
    }

    nonisolated final class SheetDependencyProvider: SheetDependency {
        var discount: Int { offersComponent.nonCoreComponent.discount }
        var price: Int { offersComponent.pluginExtension.price }
        var tracker: String { homeNonCoreComponent.tracker }
        private let homeNonCoreComponent: HomeNonCoreComponent
        private let offersComponent: OffersComponent
        init(_ component: DIRuntime.NewComponent) {
            homeNonCoreComponent = component.nearestAncestor()
            offersComponent = component.nearestAncestor()
        }
    }
}
// (tail)
