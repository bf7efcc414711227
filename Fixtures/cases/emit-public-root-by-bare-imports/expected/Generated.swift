// (head)

public import DIRuntime
public import Kit

// If 'Kit' wires its roots itself, as with a plugin of its own, say so in needle.json:
// {"modules": {"Kit": {"wired": "elsewhere"}}}
extension Kit.KitRoot: DIRuntime.GraphRoot {
    public nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CartComponent.self) { CartDependencyProvider($0) }
    }

    nonisolated final class CartDependencyProvider: CartDependency {
        var currency: String { kitRoot.currency }
        private let kitRoot: KitRoot
        init(_ component: DIRuntime.NewComponent) { kitRoot = component.nearestAncestor() }
    }
}
// (tail)
