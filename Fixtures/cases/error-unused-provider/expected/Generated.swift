// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        table.register(DetailComponent.self) { DetailDependencyProvider($0) }
        table.register(slot: Tabs.self)
        table.register(plugin: SoundComponent.self, flag: "sound") { SoundComponent(parent: $0) }
    }

    nonisolated final class DetailDependencyProvider: DetailDependency {
        var screenName: String { settingsComponent.screenName }
        private let settingsComponent: SettingsComponent
        init(_ component: DIRuntime.NewComponent) { settingsComponent = component.nearestAncestor() }
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var requested: Int { rootComponent.requested }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
