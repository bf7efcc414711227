// `EmptyDependency` beside other protocols: a provider conforms to it as well.
import DIRuntime

protocol HasTitle: Dependency {
    var title: String { get }
}

/// No dependency by itself.
protocol HasPrice {
    var price: Int { get }
}

typealias Nothing = EmptyDependency
typealias PriceDependency = HasPrice & Nothing

final class TitleComponent: Component<HasTitle & EmptyDependency> {
    var text: String { dependency.title }
}

final class PlainComponent: Component<HasTitle> {
    var text: String { dependency.title }
}

class Priced<D>: Component<D> {}

final class PriceComponent: Priced<PriceDependency> {
    var text: String { "\(dependency.price)" }
}

final class RootComponent: BootstrapComponent {
    var title: String { "Shop" }
    var price: Int { 3 }
    var page: TitleComponent { TitleComponent(parent: self) }
    var plain: PlainComponent { PlainComponent(parent: self) }
    var offer: PriceComponent { PriceComponent(parent: self) }
}
