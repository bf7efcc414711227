import DIRuntime

protocol GameDependency: Dependency {
    var console: any Console { get }
    var players: Players { get }
    var mutableScoreStream: MutableStream<Score> { get }
}

final class GameComponent: Component<GameDependency> {
    private let opener: Mark

    init(parent: any Scope, opener: Mark) {
        self.opener = opener
        super.init(parent: parent)
    }

    // A score sheet opened during a game finds this headline before that of the logged-in scope.
    var scoreHeadline: String { "Score before this round" }

    var screen: GameScreen {
        GameScreen(
            console: dependency.console,
            players: dependency.players,
            scoreStream: dependency.mutableScoreStream,
            opener: opener,
            makeScoreSheet: { self.scoreSheetComponent.scoreSheet }
        )
    }

    var scoreSheetComponent: ScoreSheetComponent {
        ScoreSheetComponent(parent: self)
    }
}
