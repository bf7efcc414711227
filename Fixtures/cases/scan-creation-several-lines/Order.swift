// A creation is written over several lines, with comments between its parts and odd spacing.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let shop = "tea"
    var order: OrderComponent {
        return OrderComponent(
            // the scope that it hangs on:
            parent
                : /* this one */ self,
            number: 7
        )
    }
    var returns: ReturnsComponent {
        ReturnsComponent( parent :self )
    }
}

protocol OrderDependency: Dependency { var shop: String { get } }

final class OrderComponent: Component<OrderDependency> {
    let number: Int
    init(parent: Scope, number: Int) {
        self.number = number
        super.init(parent: parent)
    }
    var title: String { "\(dependency.shop) \(number)" }
}

final class ReturnsComponent: Component<OrderDependency> {
    var title: String { "\(dependency.shop) back" }
}
