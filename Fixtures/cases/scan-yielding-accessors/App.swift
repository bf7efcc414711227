// `yielding borrow` reads, and `yielding mutate` sets.
import DIRuntime

struct Board {
    var score = 0
}

final class RootComponent: BootstrapComponent {
    private var stored = Board()
    var board: Board {
        yielding borrow { yield stored }
        yielding mutate { yield &stored }
    }
    var shown: Board {
        @inline(__always) yielding borrow { yield stored }
    }
    var game: GameComponent { GameComponent(parent: self) }
}

protocol GameDependency: Dependency {
    var board: Board { yielding borrow yielding mutate }
    var shown: Board { yielding borrow }
}

final class GameComponent: Component<GameDependency> {}
