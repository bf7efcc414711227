// `Dependency` itself makes a composition of any protocols a dependency.
import DIRuntime

protocol HasCart { var cart: [String] { get } }
protocol HasVoucher { var voucher: String { get } }

final class RootComponent: BootstrapComponent {
    let cart = ["tea", "cup"] as [String]
    let voucher = "SPRING"
    var checkout: CheckoutComponent { CheckoutComponent(parent: self) }
    var summary: String { SummaryComponent(parent: self).text }
}

final class CheckoutComponent: Component<HasCart & HasVoucher & Dependency> {
    var text: String { "\(dependency.cart.count) \(dependency.voucher)" }
}

private final class SummaryComponent: Component<any Dependency & HasCart> {
    var text: String { "\(dependency.cart.count)" }
}
