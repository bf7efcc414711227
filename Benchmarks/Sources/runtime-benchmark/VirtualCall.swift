// What reading a dependency is compared with: a call through the table of a class that has two subclasses.

class ScoreSource {
    var scoreStream: ScoreStream { fatalError("a subclass provides it") }
}

final class LiveScoreSource: ScoreSource {
    private let stream = ScoreStream()
    override var scoreStream: ScoreStream { stream }
}

final class FakeScoreSource: ScoreSource {
    private let streams = [ScoreStream()]
    override var scoreStream: ScoreStream { streams[0] }
}
