// What was meant may be a typealias of the runtime's class.
import DIRuntime

typealias Screen<ScreenDependency> = Component<ScreenDependency>

protocol CartDependency: Dependency { var currency: String { get } }

final class CartComponent: Sceen<CartDependency> {}

final class RootComponent: BootstrapComponent {
    var currency: String { "EUR" }
    var cart: CartComponent { CartComponent(parent: self) }
}
