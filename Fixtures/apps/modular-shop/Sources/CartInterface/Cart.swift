import CatalogInterface
import ShopCore

public struct CartLine: Sendable {
    public let product: Product
    public var count: Int

    public init(product: Product, count: Int) {
        self.product = product
        self.count = count
    }

    public var price: Money { product.price * count }
}

public protocol Cart: AnyObject {
    var lines: [CartLine] { get }
    var discount: Money { get }
    var total: Money { get }

    func add(_ product: Product)
    func setCount(_ count: Int, of product: Product)
    func apply(discount: Money)
    func empty()
}

/// Opens the cart for features that must not know how it is made.
public protocol CartScreen {
    func open()
}
