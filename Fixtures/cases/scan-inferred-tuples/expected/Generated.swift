// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(WindowComponent.self) { WindowDependencyProvider($0) }
    }

    nonisolated final class WindowDependencyProvider: WindowDependency {
        var colour: String { rootComponent.colour }
        var corner: (x: Int, y: Int) { rootComponent.corner }
        var depth: Int { rootComponent.depth }
        var door: Door { rootComponent.door }
        var height: Double { rootComponent.height }
        var isOpen: Bool { rootComponent.isOpen }
        var left: Int { rootComponent.left }
        var name: String { rootComponent.name }
        var pair: (Door, String) { rootComponent.pair }
        var titles: [Int: String] { rootComponent.titles }
        var top: Double { rootComponent.top }
        var width: Int { rootComponent.width }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
