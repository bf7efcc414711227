// A request that no scope provides: the error stands at the requirement.
import DIRuntime

protocol GameDependency: Dependency {
    var playerName: String { get }
    var scoreBoard: ScoreBoard { get }
}

struct ScoreBoard {
    let best: Int
}

final class GameComponent: Component<GameDependency> {
    var title: String { "\(dependency.playerName): \(dependency.scoreBoard.best)" }
}
