// Compositions with `&`: in a protocol's inheritance clause, and as the component's dependency itself.
import DIRuntime

protocol HasCart { var cart: [String] { get } }
protocol HasVoucher { var voucher: String? { get } }

protocol CheckoutDependency: HasCart & HasVoucher, Dependency {}

protocol ReceiptDependency: Dependency { var number: Int { get } }

final class CheckoutComponent: Component<CheckoutDependency> {
    var number: Int { dependency.cart.count * 100 }
    var receipt: ReceiptComponent { ReceiptComponent(parent: self) }
}

final class ReceiptComponent: Component<ReceiptDependency & HasVoucher> {
    var text: String { "No \(dependency.number) \(dependency.voucher ?? "-")" }
}

final class RootComponent: BootstrapComponent {
    var cart: [String] { ["tea", "cup"] }
    var voucher: String? { "SPRING" }
    var checkout: CheckoutComponent { CheckoutComponent(parent: self) }
}
