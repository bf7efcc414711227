// The app lies in the same package, so the generated code in it may read the `package` members.
import Core
import DIRuntime

final class RootComponent: BootstrapComponent {
    package var city: String { "Oslo" }
    var stock: StockComponent { StockComponent(parent: self) }
}

extension StockComponent {
    var counter: CounterComponent { CounterComponent(parent: self) }
}

protocol CounterDependency: Dependency {
    var shelves: Int { get }
    var label: String { get }
}

final class CounterComponent: Component<CounterDependency> {
    var text: String { "\(dependency.label): \(dependency.shelves)" }
}
