import Checkout
import DIRuntime

final class DemoRoot: BootstrapComponent {
    var subject: CheckoutComponent { CheckoutComponent(parent: self) }
}
