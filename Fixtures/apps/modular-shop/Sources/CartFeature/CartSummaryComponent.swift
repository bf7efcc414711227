import CartInterface
import DIRuntime
import ShopCore

public protocol CartSummaryDependency: Dependency {
    var cart: any Cart { get }
    var display: any Display { get }
    var section: Section { get }
}

/// Opened from the cart and, in another module, from the checkout: its page counts in the section it was opened from.
public final class CartSummaryComponent: Component<CartSummaryDependency> {
    public func open() {
        let cart = dependency.cart
        let count = cart.lines.reduce(0) { $0 + $1.count }
        let lines = ["\(count) items", "Discount \(cart.discount)", "Total \(cart.total)"]
        dependency.display.show(dependency.section.page("Summary", lines))
    }
}
