import Account
import DIRuntime

final class RootComponent: BootstrapComponent {
    var account: AccountComponent { AccountComponent(parent: self) }
}
