// The generated file belongs to this module.
import Account
import DIRuntime

final class RootComponent: BootstrapComponent {
    var accountComponent: AccountComponent { AccountComponent(parent: self) }
}
