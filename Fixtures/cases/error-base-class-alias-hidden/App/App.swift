import Core
import DIRuntime
import Feature

final class AppComponent: BootstrapComponent {
    var title: String { "Shop" }
    var cart: CartComponent { CartComponent(parent: self) }
}
