// A component that is created and also subclassed is a scope of its own, beside its subclass.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var bankName: String { "First Bank" }
    var personalComponent: AccountComponent { AccountComponent(parent: self) }
    var businessComponent: BusinessAccountComponent { BusinessAccountComponent(parent: self) }
}

protocol AccountDependency: Dependency {
    var bankName: String { get }
}

class AccountComponent: Component<AccountDependency> {
    var accountName: String { "Personal account" }
    var statementComponent: StatementComponent { StatementComponent(parent: self) }
}

final class BusinessAccountComponent: AccountComponent {
    override var accountName: String { "Business account" }
}

protocol StatementDependency: Dependency {
    var accountName: String { get }
    var bankName: String { get }
}

final class StatementComponent: Component<StatementDependency> {
    var heading: String { "\(dependency.accountName), \(dependency.bankName)" }
}
