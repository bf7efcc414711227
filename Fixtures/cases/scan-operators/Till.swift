// The request side of the operators' case.
import DIRuntime

protocol TillDependency: Dependency {
    var price: Money { get }
    var mean: Money { get }
    var isCheap: Bool { get }
    var divide: (Int, Int) -> Int { get }
}

final class TillComponent: Component<TillDependency> {
    var text: String { "\((dependency.price >>> dependency.mean).map(\.cents)) \(dependency.divide(9, 2))" }
}
