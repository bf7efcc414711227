// Known typealiases are expanded before types are compared.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var price: Cents { 4 }
    var prices: [String: Int] { ["tea": price] }
    var onPay: (Int) -> () { { _ in } }
    var best: Price? { price }
    var till: TillComponent { TillComponent(parent: self) }
}

protocol TillDependency: Dependency {
    var price: Price { get }
    var prices: Shop.Prices { get }
    var onPay: Handler { get }
    var best: Int? { get }
}

final class TillComponent: Component<TillDependency> {
    var text: String { "\(dependency.price) \(dependency.prices) \(dependency.best ?? 0)" }
}
