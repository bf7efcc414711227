// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(SettingsComponent.self) { SettingsDependencyProvider($0) }
        table.register(AppearanceComponent.self) { AppearanceDependencyProvider($0) }
    }

    nonisolated final class AppearanceDependencyProvider: AppearanceDependency {
        var appVersion: String { rootComponent.appVersion }
        var theme: Theme { settingsComponent.theme }
        private let rootComponent: RootComponent
        private let settingsComponent: SettingsComponent
        init(_ component: DIRuntime.NewComponent) {
            rootComponent = component.nearestAncestor()
            settingsComponent = component.nearestAncestor()
        }
    }

    nonisolated final class SettingsDependencyProvider: SettingsDependency {
        var appVersion: String { rootComponent.appVersion }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
