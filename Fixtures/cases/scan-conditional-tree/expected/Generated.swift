// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(HomeComponent.self) { HomeDependencyProvider($0) }
        #if DEBUG
        table.register(InspectorComponent.self) { InspectorDependencyProvider($0) }
        #endif
    }

    nonisolated final class HomeDependencyProvider: HomeDependency {
        var log: String { rootComponent.log }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    #if DEBUG
    nonisolated final class InspectorDependencyProvider: InspectorDependency {
        var seed: Int { rootComponent.seed }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
    #endif
}
// (tail)
