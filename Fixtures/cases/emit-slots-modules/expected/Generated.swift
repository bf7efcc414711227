// (head)

import Core
import DIRuntime
import Feed
import Home
import Profile

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        table.register(FeedComponent.self) { FeedDependencyProvider($0) }
        table.register(ProfileComponent.self) { ProfileDependencyProvider($0) }
        table.register(slot: HomeTabs.self)
        table.register(plugin: FeedComponent.self, flag: "tab.feed") { FeedComponent(parent: $0) }
        table.register(plugin: ProfileComponent.self, flag: "tab.profile") { ProfileComponent(parent: $0) }
        table.register(plugin: OffersComponent.self, flag: "Feed.Offers") { OffersComponent(parent: $0) }
    }

    nonisolated final class FeedDependencyProvider: FeedDependency {
        var greeting: String { homeComponent.greeting }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var flags: Flags { rootComponent.flags }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ProfileDependencyProvider: ProfileDependency {
        var user: User { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
