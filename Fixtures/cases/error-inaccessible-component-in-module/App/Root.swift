// The generated file belongs to this module.
import Billing
import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var billingComponent: BillingComponent { BillingComponent(parent: self) }
}
