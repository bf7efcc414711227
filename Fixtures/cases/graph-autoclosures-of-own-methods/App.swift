// What a method, or an initialiser, takes by an autoclosure need not be computed when it is called.
import DIRuntime

struct Later {
    let value: () -> Int
    var limit: Int { 60 }
    init(_ value: @autoclosure @escaping () -> Int) { self.value = value }
}

protocol CartDependency: Dependency {
    func price(_ fallback: @autoclosure () -> Int) -> Int
}

final class RootComponent: BootstrapComponent {
    func price(_ fallback: @autoclosure () -> Int) -> Int { 3 }
    func twice(_ count: Int) -> Int { 2 * count }

    var total: Int { price(rebate + 1) }
    var rebate: Int { total - 1 }
    var limit: Int { price(twice(bound)) }
    var bound: Int { limit - 1 }
    var delay: Later { Later(self.pause) }
    var pause: Int { delay.limit }

    var cart: CartComponent { CartComponent(parent: self) }
}

final class CartComponent: Component<CartDependency> {
    var sum: Int { dependency.price(tax) }
    var tax: Int { sum - 1 }
}
