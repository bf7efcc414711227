// A component offers what it inherits from its base components, and what their extensions add.
import DIRuntime

class FlowScope<FlowDependency>: Component<FlowDependency> {
    var stepCount: Int { 3 }
}

extension FlowScope {
    var flowName: String { "a flow of \(stepCount) steps" }
}

class PaidFlowComponent: FlowScope<EmptyDependency> {
    var price: Int { 5 }
}

final class CheckoutComponent: PaidFlowComponent {
    override var stepCount: Int { 4 }
    var paymentComponent: PaymentComponent { PaymentComponent(parent: self) }
}

protocol PaymentDependency: Dependency {
    var flowName: String { get }
    var price: Int { get }
}

final class PaymentComponent: Component<PaymentDependency> {
    var text: String { "\(dependency.flowName) for \(dependency.price)" }
}

final class RootComponent: BootstrapComponent {
    var price: Int { 0 }
    var checkoutComponent: CheckoutComponent { CheckoutComponent(parent: self) }
}
