// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(MenuComponent.self) { MenuDependencyProvider($0) }
    }

    nonisolated final class MenuDependencyProvider: MenuDependency {
        var all: Kinds<any Screen>.All { rootComponent.all }
        var failure: Kind<any Error> { rootComponent.failure }
        var screen: Kind<any Screen> { rootComponent.screen }
        var start: Kind<Start> { rootComponent.start }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
