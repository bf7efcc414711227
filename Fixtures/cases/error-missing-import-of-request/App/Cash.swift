import DIRuntime
import Kit

protocol CashDependency: Dependency {
    var money: Money { get }
}

final class CashComponent: Component<CashDependency> {}
