// A dependency protocol inherits requirements over several steps, and from a protocol that is no dependency itself.
import DIRuntime

protocol UserDependency: Dependency {
    var user: String { get }
}

protocol AccountDependency: UserDependency, HasClock {
    var balance: Int { get }
}

protocol StatementDependency: AccountDependency {
    var user: String { get }
    var currency: String { get }
}

final class StatementComponent: Component<StatementDependency> {
    var text: String {
        "\(dependency.user) \(dependency.balance) \(dependency.currency) \(dependency.clock.time)"
    }
}

final class RootComponent: BootstrapComponent {
    let user: String = "Ada", currency: String = "EUR"
    var balance: Int { 70 }
    var clock: Clock { Clock() }
    var statement: StatementComponent { StatementComponent(parent: self) }
}
