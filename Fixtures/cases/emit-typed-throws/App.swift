// Typed throws are equal in the request, the owner and the provider.
import DIRuntime

enum PaymentError: Error {
    case declined
}

final class RootComponent: BootstrapComponent {
    var receipt: String { get throws(PaymentError) { throw PaymentError.declined } }

    func charge(_ amount: Int) throws(PaymentError) -> String {
        guard amount < 100 else { throw .declined }
        return "charged \(amount)"
    }

    var payComponent: PayComponent { PayComponent(parent: self) }
}

protocol PayDependency: Dependency {
    var receipt: String { get throws(PaymentError) }
    func charge(_ amount: Int) throws(PaymentError) -> String
}

final class PayComponent: Component<PayDependency> {
    func pay(_ amount: Int) throws(PaymentError) -> String {
        try dependency.charge(amount)
    }

    func receiptText() -> String {
        do { return try dependency.receipt } catch { return "payment \(error)" }
    }
}
