import AccountInterface
import DIRuntime
import ShopCore

public protocol AccountDependency: Dependency {
    var customer: Customer { get }
    var display: any Display { get }
}

public final class AccountComponent: FeatureComponent<AccountDependency> {
    override public var sectionName: String { "Account" }

    public func open() {
        dependency.display.show(section.page("Account of \(dependency.customer.name)"))
    }

    public var addressBookComponent: AddressBookComponent { AddressBookComponent(parent: self) }
    package var orderHistoryComponent: OrderHistoryComponent { OrderHistoryComponent(parent: self) }
    package var preferencesComponent: PreferencesComponent { PreferencesComponent(parent: self) }
    package var profileComponent: ProfileComponent { ProfileComponent(parent: self) }
}
