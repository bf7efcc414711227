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

// Of several constrained extensions the compiler takes the one for less.

protocol Rated {}
protocol Starred: Rated {}

protocol OfferDependency: Dependency {
    var badge: String { get }
    var border: Int { get }
}

extension OfferDependency where Self: Rated {
    var badge: String { "rated" }
}

extension OfferDependency where Self: Starred {
    var badge: String { "starred" }
}

// Of all dependencies, and so of `OfferDependency` as well.
extension Dependency where Self: OfferDependency {
    var border: Int { 1 }
}

extension Rated where Self: OfferDependency {
    var border: Int { 2 }
}

protocol BannerDependency: OfferDependency, Starred {
    var price: Int { get }
}

final class BannerComponent: Component<BannerDependency> {
    var text: String { "\(dependency.badge) \(dependency.border) \(dependency.price)" }
}

final class ShopComponent: BootstrapComponent {
    let price = 50
    var card: CardComponent { CardComponent(parent: self) }
    var banner: BannerComponent { BannerComponent(parent: self) }
}
