import Billing
import DIRuntime

final class RootComponent: BootstrapComponent {
    var rate: Rate { Rate() }
    var billing: BillingComponent { BillingComponent(parent: self) }
    var admin: AdminComponent { AdminComponent(parent: self) }
}

protocol AdminDependency: Dependency {
    var rate: Rate { get }
}

final class AdminComponent: Component<AdminDependency> {}
