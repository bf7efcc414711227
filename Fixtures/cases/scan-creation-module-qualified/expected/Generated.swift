// (head)

import Core
import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(SettingsComponent.self) { AppSettingsDependencyProvider($0) }
        table.register(Core.SettingsComponent.self) { CoreSettingsDependencyProvider($0) }
    }

    nonisolated final class AppSettingsDependencyProvider: SettingsDependency {
        var theme: String { rootComponent.theme }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class CoreSettingsDependencyProvider: Core.SettingsDependency {
        var language: String { rootComponent.language }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
