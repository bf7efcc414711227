// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(SettingsComponent.self) { SettingsDependencyProvider($0) }
    }

    nonisolated final class SettingsDependencyProvider: SettingsDependency {
        var accent: String { rootComponent.accent }
        var `default`: Theme { rootComponent.default }
        var `switch`: Bool { rootComponent.switch }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
