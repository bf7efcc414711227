import DIRuntime

struct Basket {
    var count = 0
}

protocol CartDependency: Dependency {
    var basket: Basket { get }
}

final class CartComponent: Component<CartDependency> {
    var title: String { "Cart of \(dependency.basket.count)" }
    var payComponent: PayComponent { PayComponent(parent: self) }
}

protocol PayDependency: Dependency {
    var title: String { get }
    var basket: Basket { get }
}

final class PayComponent: Component<PayDependency> {
    var text: String { "Pay: \(dependency.title)" }
}
