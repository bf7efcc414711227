import DIRuntime
import Kit

protocol CashDependency: Dependency {
    var money: Money { get }
    var clock: any Clock { get }
}

final class CashComponent: Component<CashDependency> {}
