// A dependency, what one inherits from, or a base class, that was moved into a type is told by its whole name, where only one has the short one.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let title = "Orders"
    var orders: OrdersComponent { OrdersComponent(parent: self) }
    var about: AboutComponent { AboutComponent(parent: self) }
    var cart: CartComponent { CartComponent(parent: self) }
}

enum Orders {
    protocol OrdersDependency: Dependency, Shared.Titled {}

    class Screen<D>: Component<D> {}
}

enum Shared {
    protocol Titled: Dependency {
        var title: String { get }
    }
}

final class OrdersComponent: Component<OrdersDependency> {}

final class CartComponent: Screen<EmptyDependency> {}

protocol AboutDependency: Dependency, Titled {}

final class AboutComponent: Component<AboutDependency> {}
