// A build that wires its module compiles the file there, so that no other module can be named for it, and no other package.
import Billing
import DIRuntime
import Kit

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var billing: BillingComponent { BillingComponent(parent: self) }
    var kit: KitComponent { KitComponent(parent: self) }
}
