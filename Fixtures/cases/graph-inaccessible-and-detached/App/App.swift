import Billing
import DIRuntime

final class RootComponent: BootstrapComponent {
    var billingComponent: BillingComponent { BillingComponent(parent: self) }

    func probe() -> Int {
        final class ProbeComponent: Component<EmptyDependency> {
        }
        return 1
    }
}
