// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if !DEBUG
        table.register(StoreComponent.self) { StoreDependencyProvider($0) }
        #endif
        #if DEBUG
        table.register(StoreComponent.self) { StoreDependencyProvider($0) }
        #endif
    }

    #if !DEBUG
    nonisolated final class StoreDependencyProvider: StoreDependency {
        var realPath: String { rootComponent.realPath }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if DEBUG
    nonisolated final class StoreDependencyProvider: StoreDependency {
        var fakePath: String { rootComponent.fakePath }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif
}
// (tail)
