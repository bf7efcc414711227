import NeedleFoundation

protocol SessionDependency: Dependency {
    var playersStream: PlayersStream { get }
}

protocol SessionPluginExtension: PluginExtension {
    var mutableScoreStream: MutableScoreStream { get }
    var scoreBoardComponent: ScoreBoardComponent { get }
}

final class SessionComponent: PluginizedComponent<SessionDependency, SessionPluginExtension, SessionNonCoreComponent> {
    let host: String

    init(parent: Scope, host: String) {
        self.host = host
        super.init(parent: parent)
    }

    var greeting: String {
        "\(host) plays with \(dependency.playersStream.names.joined(separator: " and "))"
    }

    var matchComponent: MatchComponent {
        MatchComponent(parent: self)
    }

    var scoreBoard: String {
        pluginExtension.scoreBoardComponent.text
    }
}

final class SessionNonCoreComponent: NonCoreComponent<EmptyDependency> {
    var scoreStream: ScoreStream {
        mutableScoreStream
    }

    var mutableScoreStream: MutableScoreStream {
        shared { Score() }
    }

    var scoreBoardComponent: ScoreBoardComponent {
        ScoreBoardComponent(parent: self)
    }
}
