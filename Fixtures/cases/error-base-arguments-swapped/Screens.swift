// The arguments of a generic base class stand in another order: one error, and nothing about members that they are the types of.
import DIRuntime

class ScreenComponent<Needs, Model>: Component<Needs> {
    var model: Model? { nil }
}

struct Song {}

protocol PlayerDependency: Dependency { var volume: Int { get } }

final class PlayerComponent: ScreenComponent<Song, PlayerDependency> {
    var title: TitleComponent { TitleComponent(parent: self) }
}

protocol TitleDependency: Dependency { var model: Song? { get } }

final class TitleComponent: Component<TitleDependency> {}

final class RootComponent: BootstrapComponent {
    var volume: Int { 7 }
    var player: PlayerComponent { PlayerComponent(parent: self) }
}
