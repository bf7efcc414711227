// A member with a similar name and the same type is suggested.
import DIRuntime

struct PlayerStream {
    let names: [String]
}

final class RootComponent: BootstrapComponent {
    var playersStream: PlayerStream { PlayerStream(names: []) }
    var gameComponent: GameComponent { GameComponent(parent: self) }
}

protocol GameDependency: Dependency {
    var playerStream: PlayerStream { get }
}

final class GameComponent: Component<GameDependency> {
    var count: Int { dependency.playerStream.names.count }
}
