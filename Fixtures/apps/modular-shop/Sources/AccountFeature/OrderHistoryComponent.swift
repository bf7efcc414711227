import AccountInterface
import CartInterface
import DIRuntime
import ShopCore

package protocol OrderHistoryDependency: Dependency {
    var display: any Display { get }
    var orderArchive: any OrderArchive { get }
    var section: Section { get }
}

package final class OrderHistoryComponent: Component<OrderHistoryDependency> {
    package var orders: [Order] { dependency.orderArchive.orders }

    package func open() {
        dependency.display.show(dependency.section.page("Orders", orders.map { "No. \($0.number) \($0.total)" }))
    }

    package func orderDetailComponent(for order: Order) -> OrderDetailComponent {
        OrderDetailComponent(parent: self, order: order)
    }
}

package protocol OrderDetailDependency: Dependency {
    var cart: any Cart { get }
    var cartScreen: any CartScreen { get }
    var display: any Display { get }
    var section: Section { get }
}

package final class OrderDetailComponent: Component<OrderDetailDependency> {
    private let order: Order

    package init(parent: any Scope, order: Order) {
        self.order = order
        super.init(parent: parent)
    }

    package func open() {
        let lines = order.lines.map { "\($0.count) x \($0.product.name)" }
        dependency.display.show(dependency.section.page("Order no. \(order.number)", lines))
    }

    package func orderAgain() {
        for line in order.lines {
            dependency.cart.setCount(line.count, of: line.product)
        }
        dependency.cartScreen.open()
    }
}
