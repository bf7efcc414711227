// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var backup: Store { rootComponent.backup }
        var detail: DetailScreen { rootComponent.detail }
        var kind: Kind { rootComponent.kind }
        var levels: [Level] { rootComponent.levels }
        var link: Link { rootComponent.link }
        var pair: (Store, Level) { rootComponent.pair }
        var plan: Plan { rootComponent.plan }
        var profile: Profile { rootComponent.profile }
        var screen: Screen { rootComponent.screen }
        var second: Level { rootComponent.second }
        var store: Store { rootComponent.store }
        var task: Job { rootComponent.task }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
