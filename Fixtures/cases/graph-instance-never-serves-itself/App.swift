// A scope that provides what it also requests gets the value of a scope above it.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var logPrefix: String { "app" }
    var checkoutComponent: CheckoutComponent { CheckoutComponent(parent: self) }
}

protocol CheckoutDependency: Dependency {
    var logPrefix: String { get }
}

final class CheckoutComponent: Component<CheckoutDependency> {
    var logPrefix: String { dependency.logPrefix + "/checkout" }
    var paymentComponent: PaymentComponent { PaymentComponent(parent: self) }
}

protocol PaymentDependency: Dependency {
    var logPrefix: String { get }
}

final class PaymentComponent: Component<PaymentDependency> {
    var logPrefix: String { dependency.logPrefix + "/payment" }
}
