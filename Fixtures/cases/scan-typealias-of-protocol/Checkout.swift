// The component is declared only by way of those aliases.
import DIRuntime

final class CheckoutComponent: Screen<CheckoutDependency> {
    var text: String { "\(dependency.cart.count) items by \(dependency.card)" }
}

final class RootComponent: BootstrapComponent {
    var cart: [String] { ["tea"] }
    var card: String { "visa" }
    var checkout: CheckoutComponent { CheckoutComponent(parent: self) }
}
