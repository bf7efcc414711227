// A misspelt base class: the one that was meant is named, and gets no finding of its own for having no subclasses.
import DIRuntime

protocol CartDependency: Dependency { var currency: String { get } }
protocol OrderDependency: Dependency { var currency: String { get } }

class ScreenComponent<DependencyType>: Component<DependencyType> {
    var title: String { "Screen" }
}

final class CartComponent: ScreenComponnent<CartDependency> {}
final class OrderComponent: Componet<OrderDependency> {}

final class RootComponent: BootstrapComponent {
    var currency: String { "EUR" }
    var cart: CartComponent { CartComponent(parent: self) }
    var order: OrderComponent { OrderComponent(parent: self) }
}
