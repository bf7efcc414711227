// `static` and `class` members belong to the type, not to the scope: they are near misses and provide nothing.
import DIRuntime

final class RootComponent: BootstrapComponent {
    static var seed: Int { 4 }
    class var name: String { "chess" }
    static let rounds: Int = 3
    var rounds: Int { Self.rounds }
    var game: GameComponent { GameComponent(parent: self) }
}

protocol GameDependency: Dependency {
    var seed: Int { get }
    var name: String { get }
    var rounds: Int { get }
}

final class GameComponent: Component<GameDependency> {}
