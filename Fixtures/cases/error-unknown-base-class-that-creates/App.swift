// The base class is in no source, and with it what it creates: who else creates 'HelpComponent' nobody knows.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "shop" }
    var cart: CartComponent { CartComponent(parent: self) }
}

protocol CartDependency: Dependency {
    var title: String { get }
}

final class CartComponent: FeatureComponent<CartDependency> {
    var order: OrderComponent { OrderComponent(parent: self) }
}

final class OrderComponent: FeatureComponent<CartDependency> {}

final class HelpComponent: Component<EmptyDependency> {}
