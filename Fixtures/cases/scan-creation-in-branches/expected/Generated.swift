// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(DetailComponent.self) { DetailDependencyProvider($0) }
        table.register(EmptyDetailComponent.self) { DetailDependencyProvider($0) }
        table.register(WideComponent.self) { DetailDependencyProvider($0) }
    }

    nonisolated final class DetailDependencyProvider: DetailDependency {
        var item: String { rootComponent.item }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
