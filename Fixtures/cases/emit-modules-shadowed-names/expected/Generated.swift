// (head)

import Core
import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ListComponent.self) { ListDependencyProvider($0) }
        table.register(Core.Screen.self) { ScreenDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var skins: [Int] { rootComponent.skins }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ScreenDependencyProvider: Core.ScreenDependency {
        var theme: Core.Theme { rootComponent.theme }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
