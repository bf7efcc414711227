// The receipt can be opened from two screens, and only one of them knows the customer.
import DIRuntime

struct Customer {
    let name: String
}

final class RootComponent: BootstrapComponent {
    var currency: String { "EUR" }
    var accountComponent: AccountComponent { AccountComponent(parent: self) }
    var guestComponent: GuestComponent { GuestComponent(parent: self) }
}

final class AccountComponent: Component<EmptyDependency> {
    var customer: Customer { Customer(name: "Grace") }
    var receiptComponent: ReceiptComponent { ReceiptComponent(parent: self) }
}

final class GuestComponent: Component<EmptyDependency> {
    var receiptComponent: ReceiptComponent { ReceiptComponent(parent: self) }
}

protocol ReceiptDependency: Dependency {
    var currency: String { get }
    var customer: Customer { get }
}

final class ReceiptComponent: Component<ReceiptDependency> {
    var line: String { "\(dependency.customer.name) paid in \(dependency.currency)" }
}
