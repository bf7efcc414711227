// The compiler calls 'ListComponent' ambiguous here; nothing else is wrong with either of them.
import Account
import Cart
import DIRuntime

final class RootComponent: BootstrapComponent {
    var list: ListComponent { ListComponent(parent: self) }
    var log: Cart.LogComponent { Cart.LogComponent(parent: self) }
}
