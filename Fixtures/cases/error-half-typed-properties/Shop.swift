// What is half typed is named where it stands, and takes nothing along of what follows.
import DIRuntime

protocol CartDependency: Dependency {
    var prices: [Int] { get }
    var currency: String { get }
    var taxes { get }
}

final class CartComponent: Component<CartDependency> {}

final class ShopComponent: BootstrapComponent {
    var prices:
    let currency: String = "EUR"
    var taxes: [Int] { [7, 19] }
    var cart: CartComponent { CartComponent(parent: self) }
}
