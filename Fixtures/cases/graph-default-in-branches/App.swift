// One of the extensions implements the requirement in each build: what stands in all branches is no less than one that is
// outside of them. That of one branch alone is none.
import DIRuntime

protocol Titled {
    var title: String { get }
    func format(_ price: Int) -> String
}

#if DEBUG
extension Titled {
    var title: String { "title" }
}
#else
extension Titled {
    var title: String { "title" }
}
#endif

extension Titled {
    #if os(Linux)
    func format(_ price: Int) -> String { "\(price) EUR" }
    #elseif os(macOS)
    func format(_ price: Int) -> String { "\(price) EUR" }
    #else
    func format(_ price: Int) -> String { "\(price) EUR" }
    #endif
}

protocol CardDependency: Dependency, Titled {
    var accent: String { get }
}

#if DEBUG
extension CardDependency {
    var accent: String { "green" }
}
#endif

final class CardComponent: Component<CardDependency> {
    var text: String { "\(dependency.title) \(dependency.format(5)) \(dependency.accent)" }
}

final class RootComponent: BootstrapComponent {
    var accent: String { "green" }
    var card: CardComponent { CardComponent(parent: self) }
}
