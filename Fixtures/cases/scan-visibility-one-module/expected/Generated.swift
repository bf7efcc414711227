// (head)

import DIRuntime

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(TillComponent.self) { TillDependencyProvider($0) }
    }

    nonisolated final class TillDependencyProvider: TillDependency {
        var stock: Int { shopComponent.stock }
        private let shopComponent: ShopComponent
        init(_ component: DIRuntime.NewComponent) { shopComponent = component.nearestAncestor() }
    }
}
// (tail)
