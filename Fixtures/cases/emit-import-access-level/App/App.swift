// The sources say `internal import`, so the generated file must say it as well.
import DIRuntime
internal import Formats

final class RootComponent: BootstrapComponent {
    var format: Format { Format(symbol: "€") }
    var priceComponent: PriceComponent { PriceComponent(parent: self) }
}

protocol PriceDependency: Dependency {
    var format: Format { get }
}

final class PriceComponent: Component<PriceDependency> {
    var text: String { "9 \(dependency.format.symbol)" }
}
