import AccountInterface
import DIRuntime

/// Lives from sign-in to sign-out; below it there always is a customer. Other features extend it, as they do the root.
public final class SessionComponent: Component<EmptyDependency> {
    public let customer: Customer

    public init(parent: any Scope, customer: Customer) {
        self.customer = customer
        super.init(parent: parent)
    }

    public var addressBook: any AddressBook { shared { PocketAddressBook(addresses: ["1 Analytical Row"]) } }

    public var accountComponent: AccountComponent { AccountComponent(parent: self) }
}
