// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.registerPluginExtension(FeedComponent.self) { BannerExtensionProvider_FeedComponent($0) }
        table.registerPluginExtension(HomeComponent.self) { BannerExtensionProvider_HomeComponent($0) }
        table.registerPluginExtension(TabComponent.self) { BannerExtensionProvider_TabComponent($0) }
        table.register(DetailComponent.self) { DetailDependencyProvider($0) }
    }

    nonisolated final class BannerExtensionProvider_FeedComponent: BannerExtension, OfferExtension {
        var banners: [String] { feedNonCoreComponent.banners }
        var offers: Int { feedNonCoreComponent.offers }
        private let feedNonCoreComponent: FeedNonCoreComponent
        init(_ nonCoreComponent: FeedNonCoreComponent) {
            feedNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class BannerExtensionProvider_HomeComponent: BannerExtension {
        var banners: [String] { homeNonCoreComponent.banners }
        private let homeNonCoreComponent: HomeNonCoreComponent
        init(_ nonCoreComponent: HomeNonCoreComponent) {
            homeNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class BannerExtensionProvider_TabComponent: BannerExtension, OfferExtension {
        var banners: [String] { tabNonCoreComponent.banners }
        var offers: Int { tabNonCoreComponent.offers }
        private let tabNonCoreComponent: TabNonCoreComponent
        init(_ nonCoreComponent: TabNonCoreComponent) {
            tabNonCoreComponent = nonCoreComponent
        }
    }

    nonisolated final class DetailDependencyProvider: DetailDependency {
        var banners: [String] { homeComponent.pluginExtension.banners }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }
}
// (tail)
