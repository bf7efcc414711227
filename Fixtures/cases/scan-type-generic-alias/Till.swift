// A generic typealias is expanded with its arguments.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var prices: [String: Int] { ["tea": 4] }
    var onPay: Handler<Int> { { _ in } }
    var till: TillComponent { TillComponent(parent: self) }
}

protocol TillDependency: Dependency {
    var prices: ByName<Int> { get }
    var onPay: (Int) -> Void { get }
}

final class TillComponent: Component<TillDependency> {
    var text: String { "\(dependency.prices)" }
}
