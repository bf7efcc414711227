// (head)

public import DIRuntime
public import Kit

extension HelpRoot: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

// If 'Kit' wires its roots itself, as with a plugin of its own, say so in needle.json:
// {"modules": {"Kit": {"wired": "elsewhere"}}}
extension Kit.KitRoot: DIRuntime.GraphRoot {
    public nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

extension PreviewRoot: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

extension ScriptedRoot: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CartComponent.self) { CartDependencyProvider($0) }
    }

    nonisolated final class CartDependencyProvider: CartDependency {
        var currency: String {
            switch kitRootOrOtherOwner {
            case .kitRoot(let owner): return owner.currency
            case .previewRoot(let owner): return owner.currency
            case .rootComponent(let owner): return owner.currency
            case .scriptedRoot(let owner): return owner.currency
            }
        }
        private let kitRootOrOtherOwner: KitRootOrOtherOwner
        private enum KitRootOrOtherOwner {
            case kitRoot(KitRoot)
            case previewRoot(PreviewRoot)
            case rootComponent(RootComponent)
            case scriptedRoot(ScriptedRoot)
        }
        init(_ component: DIRuntime.NewComponent) {
            kitRootOrOtherOwner = component.nearestAncestor { scope in
                if let owner = scope as? KitRoot { return .kitRoot(owner) }
                if let owner = scope as? PreviewRoot { return .previewRoot(owner) }
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                if let owner = scope as? ScriptedRoot { return .scriptedRoot(owner) }
                return nil
            }
        }
    }
}
// (tail)
