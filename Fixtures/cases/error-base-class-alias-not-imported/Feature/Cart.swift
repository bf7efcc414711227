// The file lost the import of the module whose typealiases its base classes are: that is one error.
import DIRuntime

public protocol CartDependency: Dependency { var title: String { get } }

public final class CartComponent: Screen<CartDependency> {
    public var payment: PaymentComponent { PaymentComponent(parent: self) }
}

public final class PaymentComponent: Flow<CartDependency> {
    public var receipt: ReceiptComponent { ReceiptComponent(parent: self) }
}

public final class ReceiptComponent: Component<CartDependency> {}
