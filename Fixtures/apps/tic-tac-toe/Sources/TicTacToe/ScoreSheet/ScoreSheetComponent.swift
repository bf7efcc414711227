import DIRuntime

protocol ScoreSheetDependency: Dependency {
    var console: any Console { get }
    var players: Players { get }
    var scoreStream: Stream<Score> { get }
    var scoreHeadline: String { get }
}

/// Opened from the logged-in scope and from a game: `scoreHeadline` comes from whichever is nearer.
final class ScoreSheetComponent: Component<ScoreSheetDependency> {
    var scoreSheet: ScoreSheet {
        ScoreSheet(
            console: dependency.console,
            headline: dependency.scoreHeadline,
            players: dependency.players,
            score: dependency.scoreStream.value
        )
    }
}
