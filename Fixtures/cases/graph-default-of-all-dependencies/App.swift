// An extension of `Dependency` itself holds default implementations for all dependency protocols.
import DIRuntime

extension Dependency {
    var spacing: Int { 8 }
    func format(_ price: Int) -> String { "\(price) EUR" }
}

protocol CardDependency: Dependency {
    var accent: String { get }
    var spacing: Int { get }
    func format(_ price: Int) -> String
}

final class CardComponent: Component<CardDependency> {
    var text: String { "\(dependency.accent), \(dependency.spacing) points, \(dependency.format(5))" }
}

final class RootComponent: BootstrapComponent {
    var accent: String { "green" }
    var cardComponent: CardComponent { CardComponent(parent: self) }
}
