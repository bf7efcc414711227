@testable import TicTacToe

/// Answers from a list, and keeps what was shown.
final class RecordingConsole: Console {
    private var answers: ArraySlice<String>
    private(set) var shown: [String] = []

    init(answers: [String] = []) {
        self.answers = answers[...]
    }

    func show(_ text: String) {
        shown.append(text)
    }

    func ask(_ question: String) -> String? {
        answers.popFirst()
    }
}

let adaAndGrace = Players(cross: "Ada", nought: "Grace")

extension ScoreSheetDependencyMock {
    /// All that a score sheet reads, before the first round.
    convenience init(headline: String, console: any Console = RecordingConsole()) {
        self.init(
            console: console, players: adaAndGrace, scoreStream: MutableStream(Score()), scoreHeadline: headline)
    }
}
