import CartInterface
import CatalogInterface
import DIRuntime
import ShopCore

public protocol CartDependency: Dependency {
    var cart: any Cart { get }
    var display: any Display { get }
}

public final class CartComponent: FeatureComponent<CartDependency>, CartScreen {
    override public var sectionName: String { "Cart" }

    public func open() {
        let lines = dependency.cart.lines.map { "\($0.count) x \($0.product.name) \($0.price)" }
        dependency.display.show(section.page("Your cart", lines))
    }

    public func cartLineComponent(for product: Product) -> CartLineComponent {
        CartLineComponent(parent: self, product: product)
    }

    public var voucherComponent: VoucherComponent { VoucherComponent(parent: self) }
    public var cartSummaryComponent: CartSummaryComponent { CartSummaryComponent(parent: self) }
}
