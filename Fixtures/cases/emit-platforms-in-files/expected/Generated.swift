// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        #if os(macOS) || os(iOS)
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        #endif
        #if os(Linux)
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        #endif
    }

    #if os(macOS) || os(iOS)
    nonisolated final class HomeDependencyProvider: HomeDependency {
        var name: String { rootComponent.name }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif

    #if os(Linux)
    nonisolated final class HomeDependencyProvider: HomeDependency {
        var name: String { rootComponent.name }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif
}
// (tail)
