// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HelloBanner.self) { UserDependencyProvider($0) }
        table.register(SmallScreenComponent.self) { ScreenDependencyProvider($0) }
        table.register(NewsComponent.self) { SectionDependencyProvider($0) }
        table.register(WeatherComponent.self) { SectionDependencyProvider($0) }
        table.register(MapComponent.self) { MapDependencyProvider($0) }
        table.register(slot: Badges.self)
        table.register(plugin: OneBadge.self, flag: "OneBadge") { OneBadge(parent: $0) }
        #if !(EXTRA_BADGES)
        table.register(plugin: ThreeBadge.self, flag: "badge.two") { ThreeBadge(parent: $0) }
        #endif
        #if EXTRA_BADGES
        table.register(plugin: TwoBadge.self, flag: "badge.two") { TwoBadge(parent: $0) }
        #endif
        table.register(slot: Banners.self)
        table.register(plugin: OfferBanner.self, flag: "banner.offer") { OfferBanner(parent: $0) }
        table.register(plugin: HelloBanner.self, flag: "banner.hello") { HelloBanner(parent: $0) }
        table.register(slot: Extras.self)
        table.register(slot: Screens.Sections.self)
        table.register(plugin: WeatherComponent.self, flag: "section.weather") { WeatherComponent(parent: $0) }
        table.register(plugin: NewsComponent.self, flag: "section.news") { NewsComponent(parent: $0) }
    }

    nonisolated final class MapDependencyProvider: MapDependency {
        var place: String { weatherComponent.place }
        private let weatherComponent: WeatherComponent
        init(_ component: DIRuntime.NewComponent) { weatherComponent = component.nearestAncestor() }
    }

    nonisolated final class ScreenDependencyProvider: ScreenDependency {
        var off: Set<String> { rootComponent.off }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class SectionDependencyProvider: SectionDependency {
        var screenName: String { smallScreenComponent.screenName }
        private let smallScreenComponent: SmallScreenComponent
        init(_ component: DIRuntime.NewComponent) { smallScreenComponent = component.nearestAncestor() }
    }

    nonisolated final class UserDependencyProvider: UserDependency {
        var userName: String { rootComponent.userName }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
