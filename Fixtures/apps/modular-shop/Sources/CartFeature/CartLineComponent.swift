import CartInterface
import CatalogInterface
import DIRuntime

public protocol CartLineDependency: Dependency {
    var cart: any Cart { get }
}

public final class CartLineComponent: Component<CartLineDependency> {
    private let product: Product

    public init(parent: any Scope, product: Product) {
        self.product = product
        super.init(parent: parent)
    }

    public func setCount(_ count: Int) {
        dependency.cart.setCount(count, of: product)
    }
}
