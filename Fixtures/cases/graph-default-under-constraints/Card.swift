// A member of a constrained extension is a default implementation for the dependencies that meet its constraints.
import DIRuntime

protocol Priced: Dependency { var price: Int { get } }

protocol Taxed: Dependency { var tax: Int { get } }

protocol CardDependency: Priced, Taxed {
    var total: Int { get }
    var label: String { get }
    func text(after prefix: String) -> String
}

extension Taxed where Self: Priced {
    var tax: Int { price / 10 }
}

extension Priced where Self: CardDependency {
    var total: Int { price + tax }
}

extension CardDependency where Self: AnyObject, Self: Dependency {
    var label: String { "card" }
}

extension CardDependency where Self: Priced & Taxed {
    func text(after prefix: String) -> String { "\(prefix) \(label) \(total)" }
}

final class CardComponent: Component<CardDependency> {}

final class ShopComponent: BootstrapComponent {
    let price = 50
    var card: CardComponent { CardComponent(parent: self) }
}
