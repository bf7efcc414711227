import DIRuntime

// A graph in the shape that needle-gen writes it: at depth 3, a provider with two owners.

final class ScoreStream {}
final class PlayersStream {}
final class Board {}

protocol GameDependency: Dependency {
    var scoreStream: ScoreStream { get }
    var playersStream: PlayersStream { get }
}

final class RootComponent: BootstrapComponent {
    let playersStream = PlayersStream()
    var loggedIn: LoggedInComponent { LoggedInComponent(parent: self) }
}

final class LoggedInComponent: Component<EmptyDependency> {
    let scoreStream = ScoreStream()
    @inline(never)
    func game() -> GameComponent { GameComponent(parent: self) }
}

final class GameComponent: Component<GameDependency> {
    var board: Board { shared { Board() } }
}

extension RootComponent: DIRuntime.GraphRoot {
    nonisolated static var providers: DIRuntime.ProviderTable { TypedGraph.providers }
}

enum TypedGraph {
    nonisolated static let providers = DIRuntime.ProviderTable(register)

    nonisolated private static func register(_ table: inout DIRuntime.ProviderTable.Builder) {
        table.register(GameComponent.self) { GameDependencyProvider($0) }
    }

    nonisolated final class GameDependencyProvider: GameDependency {
        var playersStream: PlayersStream { rootComponent.playersStream }
        var scoreStream: ScoreStream { loggedInComponent.scoreStream }
        private let loggedInComponent: LoggedInComponent
        private let rootComponent: RootComponent
        init(_ component: DIRuntime.NewComponent) {
            loggedInComponent = component.nearestAncestor()
            rootComponent = component.nearestAncestor()
        }
    }
}

/// A second conformer, so that the optimiser cannot know which one a dependency is.
final class FakeGameDependency: GameDependency {
    let scoreStream = ScoreStream()
    let playersStream = PlayersStream()
}
