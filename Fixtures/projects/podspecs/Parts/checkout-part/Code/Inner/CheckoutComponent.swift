import Core
import DIRuntime

public protocol CheckoutDependency: Dependency {
    var ledger: Int { get }
    var user: User { get }
}

public final class CheckoutComponent: Component<CheckoutDependency> {
    public var bill: String { "\(dependency.ledger) entries for \(dependency.user.name)" }
}
