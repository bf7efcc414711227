// A type may name typealiases in more parts than a chain of them may have.
import DIRuntime

typealias Cell = Int

protocol GameDependency: Dependency {
    var board: (
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell,
        Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell
    ) { get }
}

final class GameComponent: Component<GameDependency> {}

final class RootComponent: BootstrapComponent {
    var board: (
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int
    ) {
        (
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9
        )
    }

    var game: GameComponent { GameComponent(parent: self) }
}
