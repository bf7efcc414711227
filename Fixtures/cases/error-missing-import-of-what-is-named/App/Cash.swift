// A generic type and a typealias are not found, as others are not.
import DIRuntime

protocol CashDependency: Dependency {
    var pair: Pair<Int, Rate> { get }
    var rate: Course { get }
}

final class CashComponent: Component<CashDependency> {}
