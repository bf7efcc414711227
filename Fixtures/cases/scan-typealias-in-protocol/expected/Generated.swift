// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ColorComponent.self) { ColorDependencyProvider($0) }
    }

    nonisolated final class ColorDependencyProvider: ColorDependency {
        var color: String { rootComponent.color }
        func find(_ key: Keys.Key) -> Keys.Text? { rootComponent.find(key) }
        var key: Keys.Key { rootComponent.key }
        var keys: [Keys.Key] { rootComponent.keys }
        var shade: Shade { rootComponent.shade }
        var table: [Keys.Key: String] { rootComponent.table }
        var text: Keys.Text { rootComponent.text }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
