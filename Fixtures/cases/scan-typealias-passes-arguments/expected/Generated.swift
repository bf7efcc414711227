// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(ListComponent.self) { ListDependencyProvider($0) }
    }

    nonisolated final class ListDependencyProvider: ListDependency {
        var coreKey: Key<Core.Int> { rootComponent.coreKey }
        var index: [Core.Key<Int>.Type] { rootComponent.index }
        var key: Core.Key<Int> { rootComponent.key }
        var outcome: Result<Int, any Error> { rootComponent.outcome }
        var store: any Storing<Int> { rootComponent.store }
        var titles: Titles<String> { rootComponent.titles }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
