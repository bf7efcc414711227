// The default implementation of one protocol does not meet what another one requires beside it.
import DIRuntime

protocol Spaced: Dependency {
    var spacing: Int { get set }
    var limit: Int { get }
    @MainActor var title: String { get }
}

protocol Limited: Dependency {
    var spacing: Int { get }
    var limit: Int { get async }
    var title: String { get }
}

extension Limited {
    var spacing: Int { 8 }
    var limit: Int { get async { 3 } }
}

extension Spaced {
    @MainActor var title: String { "Rows" }
}

final class CardComponent: Component<Limited & Spaced> {}

final class RootComponent: BootstrapComponent {
    var card: CardComponent { CardComponent(parent: self) }
}
