// The root knows the player only.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var playerName: String { "Ada" }
    var lobbyComponent: LobbyComponent { LobbyComponent(parent: self) }
}

final class LobbyComponent: Component<EmptyDependency> {
    var gameComponent: GameComponent { GameComponent(parent: self) }
}
