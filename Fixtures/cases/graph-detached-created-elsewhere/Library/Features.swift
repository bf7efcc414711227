import DIRuntime

public protocol CartDependency: Dependency {
    var voucher: Int { get }
}

// Another app creates this one, and so what it creates.
public final class CartComponent: Component<CartDependency> {
    var row: RowComponent { RowComponent(parent: self) }
}

final class RowComponent: Component<CartDependency> {}

package final class CheckoutComponent: Component<CartDependency> {}

// Nobody outside can create this one.
final class HiddenComponent: Component<CartDependency> {}
