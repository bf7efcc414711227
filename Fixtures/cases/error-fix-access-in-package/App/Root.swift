import DIRuntime
import Kit

final class RootComponent: BootstrapComponent {
    var onPay: Handler<Price> { { _ in } }
    var cart: CartComponent { CartComponent(parent: self) }
    var audit: AuditComponent { AuditComponent(parent: self) }
}
