// (head)

import Cart
import DIRuntime
import Profile

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { NeedleGraph_App.providers }
}

private enum NeedleGraph_App {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(Cart.Screens.CartComponent.self) { CartDependencyProvider($0) }
        table.register(Profile.Screens.ProfileComponent.self) { ProfileDependencyProvider($0) }
        table.register(TotalComponent.self) { TotalDependencyProvider($0) }
    }

    nonisolated final class CartDependencyProvider: Cart.Screens.CartDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class ProfileDependencyProvider: ProfileDependency {
        var user: String { rootComponent.user }
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) { rootComponent = component.nearestAncestor() }
    }

    nonisolated final class TotalDependencyProvider: TotalDependency {
        var style: Cart.Screens.Style { cartComponent.style }
        private let cartComponent: Cart.Screens.CartComponent
        init(_ component: DIRuntime.NewComponent) { cartComponent = component.nearestAncestor() }
    }
}
// (tail)
