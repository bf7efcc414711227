// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(FeedComponent.self) { FeedDependencyProvider($0) }
        table.register(slot: Cards.self)
        table.register(plugin: CardComponent.self, flag: "card") { CardComponent(parent: $0) }
        table.register(slot: Tabs.self)
        table.register(plugin: FeedComponent.self, flag: "tab.feed") { FeedComponent(parent: $0) }
    }

    nonisolated final class FeedDependencyProvider: FeedDependency {
        var greeting: String { homeComponent.greeting }
        private let homeComponent: HomeComponent
        init(_ component: DIRuntime.NewComponent) { homeComponent = component.nearestAncestor() }
    }
}
// (tail)
