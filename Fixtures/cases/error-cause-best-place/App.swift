// Where nothing comes close, the lowest scope on every failing path is named: the root only where the branches part there.
import DIRuntime

struct Clock {
    let hour: Int
}

final class RootComponent: BootstrapComponent {
    var userComponent: UserComponent { UserComponent(parent: self) }
    var helpComponent: HelpComponent { HelpComponent(parent: self) }
}

final class UserComponent: Component<EmptyDependency> {
    var lobbyComponent: LobbyComponent { LobbyComponent(parent: self) }
}

final class LobbyComponent: Component<EmptyDependency> {
    var gameComponent: GameComponent { GameComponent(parent: self) }
    var chatComponent: ChatComponent { ChatComponent(parent: self) }
}

protocol GameDependency: Dependency {
    var clock: Clock { get }
    var volume: Int { get set }
    var locale: String { get }
}

final class GameComponent: Component<GameDependency> {
    var chatComponent: ChatComponent { ChatComponent(parent: self) }
}

protocol ChatDependency: Dependency {
    var clock: Clock { get }
    var volume: Int { get }
}

final class ChatComponent: Component<ChatDependency> {}

protocol HelpDependency: Dependency {
    var locale: String { get }
}

final class HelpComponent: Component<HelpDependency> {}
