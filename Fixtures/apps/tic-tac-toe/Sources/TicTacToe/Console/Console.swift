protocol Console: AnyObject {
    func show(_ text: String)

    /// The answer, or nil when there is nobody left to answer.
    func ask(_ question: String) -> String?
}

final class TerminalConsole: Console {
    func show(_ text: String) {
        print(text)
    }

    func ask(_ question: String) -> String? {
        print(question, terminator: " ")
        return readLine()
    }
}

/// Answers from a list, so that a game can be played with nobody at the keyboard.
final class ScriptedConsole: Console {
    private var answers: ArraySlice<String>

    init(answers: [String]) {
        self.answers = answers[...]
    }

    func show(_ text: String) {
        print(text)
    }

    func ask(_ question: String) -> String? {
        guard let answer = answers.popFirst() else { return nil }
        print(question, answer)
        return answer
    }
}
