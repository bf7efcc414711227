// (head)

import Cart
import DIRuntime
import Shop

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(CartComponent.self) { CartDependencyProvider($0) }
        table.register(Shop.HomeComponent.self) { ShopHomeDependencyProvider($0) }
        table.register(Cart.HomeComponent.self) { CartHomeDependencyProvider($0) }
    }

    nonisolated final class CartDependencyProvider: CartDependency {
        var title: String { rootComponent.title }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class CartHomeDependencyProvider: Cart.HomeDependency {
        var color: String { cartComponent.color }
        var title: String { rootComponent.title }
        private let cartComponent: CartComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            cartComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }

    nonisolated final class ShopHomeDependencyProvider: Shop.HomeDependency {
        var size: Int {
            switch rootOrShopComponent {
            case .rootComponent(let owner): return owner.size
            case .shopComponent(let owner): return owner.size
            }
        }
        private let rootOrShopComponent: RootOrShopComponent
        private enum RootOrShopComponent {
            case rootComponent(RootComponent)
            case shopComponent(ShopComponent)
        }
        init(_ component: DIRuntime.NewComponent) {
            rootOrShopComponent = component.nearestAncestor { scope in
                if let owner = scope as? RootComponent { return .rootComponent(owner) }
                if let owner = scope as? ShopComponent { return .shopComponent(owner) }
                return nil
            }
        }
    }
}
// (tail)
