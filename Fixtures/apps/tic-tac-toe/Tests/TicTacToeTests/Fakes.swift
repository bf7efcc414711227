import DIRuntime

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

final class FakeGameDependency: GameDependency {
    let recordingConsole: RecordingConsole
    let players = Players(cross: "Ada", nought: "Grace")
    let mutableScoreStream = MutableStream(Score())

    init(answers: [String]) {
        recordingConsole = RecordingConsole(answers: answers)
    }

    var console: any Console { recordingConsole }
}

final class FakeScoreSheetDependency: ScoreSheetDependency {
    let recordingConsole = RecordingConsole()
    let players = Players(cross: "Ada", nought: "Grace")
    let scoreStream: Stream<Score> = MutableStream(Score())
    let scoreHeadline: String

    init(headline: String) {
        scoreHeadline = headline
    }

    var console: any Console { recordingConsole }
}
