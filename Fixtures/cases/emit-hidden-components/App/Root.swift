// The generated file belongs to this module.
import Billing
import DIRuntime

final class RootComponent: BootstrapComponent {
    let user = "Ada"
    @MainActor var title: String { "Bills" }
    var billing: BillingComponent { BillingComponent(parent: self) }
    @MainActor var screen: ScreenComponent { ScreenComponent(parent: self) }
}
