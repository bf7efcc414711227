// A component was renamed in its module, and here it was not.
import Cart
import DIRuntime

final class RootComponent: BootstrapComponent {
    var cart: CartComponent { CartComponent(parent: self) }
}
