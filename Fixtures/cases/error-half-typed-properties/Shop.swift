// What is half typed is named where it stands, and takes nothing along of what follows.
import DIRuntime

protocol CartDependency: Dependency {
    var prices: [Int] { get }
    var currency: String { get }
    var session: Session { get }
    var rounding: Int { get }
    var taxes { get }
    var language: String
}

final class Session {}

final class CartComponent: Component<CartDependency> {}

final class ShopComponent: BootstrapComponent {
    var prices:
    let currency: String = "EUR"
    lazy var session =
    var
    let rounding: Int = 2
    let language: String = Session.
    var taxes: [Int] { [7, 19] }
    var cart: CartComponent { CartComponent(parent: self) }
}

struct Receipt:

protocol ReceiptDependency: Dependency { var language: String { get } }

final class ReceiptComponent: Component<ReceiptDependency> {}

extension ShopComponent {
    var receipt: ReceiptComponent { ReceiptComponent(parent: self) }
}
