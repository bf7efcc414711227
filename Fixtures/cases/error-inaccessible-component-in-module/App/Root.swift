// The generated file belongs to this module.
import Billing
import DIRuntime

final class RootComponent: BootstrapComponent {
    var billingComponent: BillingComponent { BillingComponent(parent: self) }
}
