import CartInterface
import DIRuntime
import ShopCore

public final class PaymentComponent: Component<EmptyDependency> {
    @MainActor public var cardPaymentComponent: CardPaymentComponent { CardPaymentComponent(parent: self) }

    public var invoicePaymentComponent: InvoicePaymentComponent { InvoicePaymentComponent(parent: self) }
}

public protocol CardPaymentDependency: Dependency {
    var cart: any Cart { get }
    var checkoutDraft: CheckoutDraft { get }
    @MainActor var paymentTerminal: PaymentTerminal { get }
}

public final class CardPaymentComponent: MainActorComponent<CardPaymentDependency> {
    public func pay() {
        let receipt = dependency.paymentTerminal.authorise("\(dependency.cart.total)")
        dependency.checkoutDraft.payment = receipt
    }
}

public protocol InvoicePaymentDependency: Dependency {
    var checkoutDraft: CheckoutDraft { get }
}

public final class InvoicePaymentComponent: Component<InvoicePaymentDependency> {
    public func choose() {
        dependency.checkoutDraft.payment = "invoice"
    }
}
