import DIRuntime

protocol LoggedInDependency: Dependency {
    var console: any Console { get }
    var mutablePlayersStream: MutableStream<Players?> { get }
}

/// Lives as long as the same two people play; a new login starts a new scope, and with it a new score.
final class LoggedInComponent: Component<LoggedInDependency> {
    let players: Players

    init(parent: any Scope, players: Players) {
        self.players = players
        super.init(parent: parent)
    }

    var scoreStream: Stream<Score> { mutableScoreStream }
    var mutableScoreStream: MutableStream<Score> { shared { MutableStream(Score()) } }
    var scoreHeadline: String { "Final score" }

    var screen: LoggedInScreen {
        LoggedInScreen(
            console: dependency.console,
            playersStream: dependency.mutablePlayersStream,
            scoreStream: scoreStream,
            makeGameScreen: { self.gameComponent(opener: $0).screen },
            makeScoreSheet: { self.scoreSheetComponent.scoreSheet }
        )
    }

    func gameComponent(opener: Mark) -> GameComponent {
        GameComponent(parent: self, opener: opener)
    }

    var scoreSheetComponent: ScoreSheetComponent {
        ScoreSheetComponent(parent: self)
    }
}
