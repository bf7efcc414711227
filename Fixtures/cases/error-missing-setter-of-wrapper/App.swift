import DIRuntime

final class RootComponent: BootstrapComponent {
    @Constant(3) var retries: Int
    @Tracked var title: String = "Songs"
    @Clamped var volume: Int = 5

    var player: PlayerComponent { PlayerComponent(parent: self) }
}

protocol PlayerDependency: Dependency {
    var retries: Int { get set }
    var title: String { get set }
    var volume: Int { get set }
}

final class PlayerComponent: Component<PlayerDependency> {}
