// A member that is internal in another module, and a package member of another package, cannot be read.
import DIRuntime

public final class AccountComponent: Component<EmptyDependency> {
    var accountID: String { "a-1" }
    package var region: String { "eu" }
    public var currency: String { "EUR" }
    public var invoiceComponent: InvoiceComponent { InvoiceComponent(parent: self) }
}

public protocol InvoiceDependency: Dependency {
    var accountID: String { get }
    var currency: String { get }
    var region: String { get }
}

public final class InvoiceComponent: Component<InvoiceDependency> {
    public var text: String { "\(dependency.accountID) in \(dependency.currency)" }
}
