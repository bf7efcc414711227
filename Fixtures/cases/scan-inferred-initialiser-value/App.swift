// An initialiser by its name makes nothing yet: the property holds a function.
import DIRuntime

struct Money {
    let cents: Int

    init(cents: Int) {
        self.cents = cents
    }
}

final class RootComponent: BootstrapComponent {
    let price = Money.init(cents:)  // reported here
    let make = (Money.init)  // reported here
    let fee = Money.init(cents: 5)
    let makeMoney: (Int) -> Money = Money.init(cents:)

    var cart: CartComponent { CartComponent(parent: self) }
}

protocol CartDependency: Dependency {
    var price: Money { get }
    var make: Money { get }
    var fee: Money { get }
    var makeMoney: (Int) -> Money { get }
}

final class CartComponent: Component<CartDependency> {}
