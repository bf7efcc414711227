import NeedleFoundation

protocol ScoreBoardDependency: Dependency {
    var scoreStream: ScoreStream { get }
    var playersStream: PlayersStream { get }
}

final class ScoreBoardComponent: Component<ScoreBoardDependency> {
    var text: String {
        "\(dependency.playersStream.names.count) players: \(dependency.scoreStream.line)"
    }
}
