// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(FeedComponent.self) { TabDependencyProvider($0) }
        table.register(SearchComponent.self) { TabDependencyProvider($0) }
        table.register(slot: Tabs.self)
        table.register(plugin: FeedComponent.self, flag: "tab.feed") { FeedComponent(parent: $0) }
        table.register(plugin: SearchComponent.self, flag: "tab.search") { SearchComponent(parent: $0) }
    }

    nonisolated final class TabDependencyProvider: TabDependency {
        var tabs: Plugins<Tabs> { rootComponent.tabs }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
