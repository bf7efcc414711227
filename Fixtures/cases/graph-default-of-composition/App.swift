// Of a composition, the default implementation of one protocol meets what another one requires.
import DIRuntime

protocol Spaced: Dependency {
    var spacing: Int { get }
    var limit: Int { get }
}

protocol Limited: Dependency {
    var spacing: Int { get }
    var limit: Int { get async }
}

extension Limited {
    var spacing: Int { 8 }
}

extension Spaced {
    var limit: Int { 3 }
}

final class CardComponent: Component<Spaced & Limited> {
    var text: String { "\(dependency.spacing) points, \((dependency as any Spaced).spacing)" }
}

final class ListComponent: Component<Limited & Spaced> {
    func text() async -> String { "\(await (dependency as any Limited).limit) rows, \(dependency.spacing) points" }
}

final class RootComponent: BootstrapComponent {
    var card: CardComponent { CardComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
}
