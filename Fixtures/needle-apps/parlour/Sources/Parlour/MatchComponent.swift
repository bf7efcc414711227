import NeedleFoundation

protocol MatchDependency: Dependency {
    var playersStream: PlayersStream { get }
    var mutableScoreStream: MutableScoreStream { get }
}

final class MatchComponent: Component<MatchDependency> {
    func play() {
        for name in dependency.playersStream.names {
            dependency.mutableScoreStream.point(for: name)
        }
    }
}
