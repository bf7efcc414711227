import DIRuntime
import Prices

final class RootComponent: BootstrapComponent {
    var child: ChildComponent { ChildComponent(parent: self) }
}

// The class is not that module's.
extension Prices.RootComponent {
    var price: Price { Price() }
}

protocol ChildDependency: Dependency { var price: Price { get } }

final class ChildComponent: Component<ChildDependency> {}
