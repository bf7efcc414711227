// Members of extensions that the compiler takes for no implementation of the requirement leave it missing.
import DIRuntime

protocol CardDependency: Dependency {
    var accent: String { get }
    var spacing: Int { get }
    var limit: Int { get }
    var volume: Int { get set }
    var caption: String? { get }
    var kind: String { get }
    func load(_ id: Int) -> Int
    func check(_ id: Int) throws -> Int
    func size<Item>(of item: Item) -> Int
}

#if DEBUG
extension CardDependency {
    var spacing: Int { 8 }
}
#endif

extension CardDependency {
    var limit: Int { get throws { 3 } }
    var volume: Int { 5 }
    var caption: String { "none" }
    static var kind: String { "card" }
    func load(_ id: Int) async -> Int { id }
    func check(_ id: String) throws -> Int { 1 }
}

extension CardDependency where Self: Sendable {
    func size<Item>(of item: Item) -> Int { 1 }
}

final class CardComponent: Component<CardDependency> {}

final class RootComponent: BootstrapComponent {
    var cardComponent: CardComponent { CardComponent(parent: self) }
}
