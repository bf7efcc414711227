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
        var appName: String { rootComponent.appName }
        #if DEBUG
        var debugMenu: String { rootComponent.debugMenu }
        var logLevel: Int { rootComponent.logLevel }
        #endif
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
