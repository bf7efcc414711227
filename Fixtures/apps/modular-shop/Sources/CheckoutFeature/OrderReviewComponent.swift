import AccountInterface
import CartFeature
import CartInterface
import DIRuntime
import ShopCore

public protocol OrderReviewDependency: Dependency {
    var cart: any Cart { get }
    var orderArchive: any OrderArchive { get }
    #if DEBUG
    var journal: Journal { get }
    #endif
}

public final class OrderReviewComponent: Component<OrderReviewDependency> {
    public func placeOrder() -> OrderConfirmationComponent {
        let cart = dependency.cart
        let archive = dependency.orderArchive
        let order = Order(number: archive.orders.count + 1, lines: cart.lines, total: cart.total)
        archive.add(order)
        cart.empty()
        #if DEBUG
        dependency.journal.note("order no. \(order.number) placed")
        #endif
        return OrderConfirmationComponent(parent: self, order: order)
    }

    public var cartSummaryComponent: CartSummaryComponent { CartSummaryComponent(parent: self) }
}

public protocol OrderConfirmationDependency: Dependency {
    var checkoutDraft: CheckoutDraft { get }
    var display: any Display { get }
    var section: Section { get }
}

public final class OrderConfirmationComponent: Component<OrderConfirmationDependency> {
    private let order: Order

    public init(parent: any Scope, order: Order) {
        self.order = order
        super.init(parent: parent)
    }

    public func open() {
        let lines = ["Order no. \(order.number), \(order.total)"] + dependency.checkoutDraft.lines
        dependency.display.show(dependency.section.page("Thank you", lines))
    }
}
