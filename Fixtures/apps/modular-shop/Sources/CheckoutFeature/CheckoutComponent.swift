import AccountInterface
import DIRuntime
import ShopCore

public protocol CheckoutDependency: Dependency {
    var customer: Customer { get }
    var display: any Display { get }
}

public final class CheckoutComponent: FeatureComponent<CheckoutDependency> {
    override public var sectionName: String { "Checkout" }

    public var checkoutDraft: CheckoutDraft { shared { CheckoutDraft() } }

    public func open() {
        dependency.display.show(section.page("Checkout for \(dependency.customer.name)", checkoutDraft.lines))
    }

    public var deliveryComponent: DeliveryComponent { DeliveryComponent(parent: self) }
    public var orderReviewComponent: OrderReviewComponent { OrderReviewComponent(parent: self) }
    public var paymentComponent: PaymentComponent { PaymentComponent(parent: self) }
}
