// A build that wires its module compiles the file there, so that no other module can be named for it.
import Cart
import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    var cart: CartComponent { CartComponent(parent: self) }
}
