import Core
import DIRuntime

final class RootComponent: CoreComponent {
    fileprivate var clerk: Name { "Ada" }
    var cart: CartComponent { CartComponent(parent: self) }
}

fileprivate typealias Name = String

protocol CartDependency: Dependency {
    var store: Store { get }
    var price: Price { get }
    var clerk: String { get }
}

final class CartComponent: Component<CartDependency> {}
