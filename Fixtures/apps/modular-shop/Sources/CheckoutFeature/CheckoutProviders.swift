import AccountFeature
import DIRuntime
import ShopCore

public extension RootComponent {
    var deliveryPlan: any DeliveryPlan { shared { WeekdayDelivery() } }
    @MainActor var paymentTerminal: PaymentTerminal { shared { PaymentTerminal() } }
}

public extension SessionComponent {
    var checkoutComponent: CheckoutComponent { CheckoutComponent(parent: self) }
}
