// Requirements with `{ get }` and `{ get set }`, over several lines and on one; a setter reaches the owner.
import DIRuntime

struct Cart {
    var items: [String] = []
}

final class RootComponent: BootstrapComponent {
    var cart = Cart()
    var coupon: String? { "SPRING" }
    private var isDark = false
    var isNight: Bool { get { isDark } set { isDark = newValue } }
    lazy var basket: BasketComponent = BasketComponent(parent: self)
}

protocol BasketDependency: Dependency {
    var cart: Cart { get set }
    var coupon: String? { get }; var isNight: Bool {
        get
        set
    }
}

final class BasketComponent: Component<BasketDependency> {
    func add(_ item: String) {
        dependency.cart.items.append(item)
        dependency.isNight.toggle()
    }
}
