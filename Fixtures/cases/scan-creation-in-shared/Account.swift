// Creations stand in `shared { }`, alone and inside other expressions, and in the body of an initialiser.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let bank = "North"
    private(set) var audit: AuditComponent?
    var account: AccountComponent { shared { AccountComponent(parent: self) } }
    var cards: [CardComponent] { shared { [1, 2].map { _ in CardComponent(parent: self) } } }
    override init() {
        super.init()
        audit = AuditComponent(parent: self)
    }
}

protocol BankDependency: Dependency { var bank: String { get } }

final class AccountComponent: Component<BankDependency> {}
final class CardComponent: Component<BankDependency> {}
final class AuditComponent: Component<BankDependency> {
    var text: String { "Audit of " + dependency.bank }
}
