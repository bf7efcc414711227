import Checkout
import Core
import DIRuntime

public protocol CartDependency: Dependency {
    var item: Item { get }
    var user: User { get }
}

public final class CartComponent: Component<CartDependency> {
    public var receipt: String { "\(dependency.user.name) takes \(dependency.item.title)" }
    public var checkout: CheckoutComponent { CheckoutComponent(parent: self) }
    public var ledger: Int { Ledger().entries }
}

public struct Item: Sendable {
    public let title: String

    public init(title: String) {
        self.title = title
    }
}

struct Ledger {
    let entries = 2
}
