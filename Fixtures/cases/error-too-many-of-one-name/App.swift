import DIRuntime

final class RootComponent: BootstrapComponent {
    var game: GameComponent { GameComponent(parent: self) }
}

final class GameComponent: Component<EmptyDependency> {}
