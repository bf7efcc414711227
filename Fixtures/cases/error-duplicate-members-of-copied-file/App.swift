// A file was copied with what it provides, in several extensions: one mistake.
import DIRuntime

final class Cart {
    var total: Int { 3 }
}

protocol CartDependency: Dependency {
    var cart: Cart { get }
    var total: Int { get }
    var limit: Int { get }
}

final class CartComponent: Component<CartDependency> {}

final class RootComponent: BootstrapComponent {}
