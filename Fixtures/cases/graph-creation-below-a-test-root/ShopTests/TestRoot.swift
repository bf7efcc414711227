// A root of the tests creates what is internal to the module that they import with `@testable`.
import DIRuntime

@testable import Shop

final class TestRoot: BootstrapComponent {
    var basket: Basket { Basket(count: 3) }
    var cartComponent: CartComponent { CartComponent(parent: self) }
    var refundComponent: RefundComponent { RefundComponent(parent: self) }
}

final class RefundComponent: Component<any CartDependency> {
    var text: String { "Refund of \(dependency.basket.count)" }
}
