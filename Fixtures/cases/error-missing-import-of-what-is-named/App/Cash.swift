// A generic type is not found, as others are not.
import DIRuntime

protocol CashDependency: Dependency {
    var pair: Pair<Int, Rate> { get }
    var rate: Rate { get }
}

final class CashComponent: Component<CashDependency> {}
