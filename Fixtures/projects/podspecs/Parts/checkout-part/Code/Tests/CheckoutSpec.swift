import DIRuntime

@testable import Checkout

final class ParentStandIn: BootstrapComponent {
    var subject: CheckoutComponent { CheckoutComponent(parent: self) }
}
