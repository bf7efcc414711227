// The component asks for the clock by way of an inherited protocol.
import DIRuntime

protocol AccountDependency: Dependency, HasClock {
    var user: String { get }
}

final class AccountComponent: Component<AccountDependency> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var account: AccountComponent { AccountComponent(parent: self) }
}
