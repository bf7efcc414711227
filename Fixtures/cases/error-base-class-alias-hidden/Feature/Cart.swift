// The typealiases lost their access: each is told where it stands.
import Core
import DIRuntime

public protocol CartDependency: Dependency { var title: String { get } }

public final class CartComponent: Screen<CartDependency> {
    public var payment: PaymentComponent { PaymentComponent(parent: self) }
}

public final class PaymentComponent: Flow<CartDependency> {
    public var receipt: ReceiptComponent { ReceiptComponent(parent: self) }
}

public final class ReceiptComponent: Component<CartDependency> {}
