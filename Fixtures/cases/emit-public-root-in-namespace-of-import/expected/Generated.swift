// (head)

public import DIRuntime
public import Names

extension Names.Store.Inner.RootComponent: DIRuntime.GraphRoot {
    public nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_Shop.providers }
}

private enum NeedleGraph_Shop {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Store.Inner.CartComponent.self) { CartDependencyProvider($0) }
    }

    nonisolated final class CartDependencyProvider: Store.CartDependency {
        var user: String { rootComponent.user }
        private let rootComponent: Store.Inner.RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }
}
// (tail)
