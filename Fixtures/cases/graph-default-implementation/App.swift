// A requirement with a default implementation that no scope provides is left to the default.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var accent: String { "green" }
    var cardComponent: CardComponent { CardComponent(parent: self) }
}

protocol CardDependency: Dependency {
    var accent: String { get }
    var spacing: Int { get }
    func format(_ price: Int) -> String
}

extension CardDependency {
    var accent: String { "grey" }
    var spacing: Int { 8 }
    func format(_ price: Int) -> String { "\(price) EUR" }
}

final class CardComponent: Component<CardDependency> {
    var text: String { "\(dependency.accent), \(dependency.spacing) points, \(dependency.format(5))" }
}
