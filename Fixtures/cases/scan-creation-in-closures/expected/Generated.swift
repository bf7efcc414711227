// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HelpComponent.self) { TabDependencyProvider($0) }
        table.register(HomeComponent.self) { TabDependencyProvider($0) }
        table.register(SearchComponent.self) { TabDependencyProvider($0) }
        table.register(SettingsComponent.self) { TabDependencyProvider($0) }
    }

    nonisolated final class TabDependencyProvider: TabDependency {
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
