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
        subscript(key: String) -> String? {
            get { rootComponent[key] }
            set { rootComponent[key] = newValue }
        }
        subscript(line index: Int) -> String { rootComponent[line: index] }
        subscript(size newValue: Int) -> Int {
            get { rootComponent[size: newValue] }
            set(givenValue) { rootComponent[size: newValue] = givenValue }
        }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
