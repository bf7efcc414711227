struct GameScreen {
    let console: any Console
    let players: Players
    let scoreStream: MutableStream<Score>
    let opener: Mark
    let makeScoreSheet: () -> ScoreSheet

    /// Plays one round; a round that is left before its end does not count.
    func run() {
        var board = Board()
        var mark = opener
        while board.outcome == nil {
            guard let cell = askForCell(mark, on: board) else { return }
            board.place(mark, at: cell)
            console.show("\(board)")
            mark = mark.other
        }
        guard let outcome = board.outcome else { return }
        announce(outcome)
        var score = scoreStream.value
        score.record(outcome)
        scoreStream.send(score)
    }

    private func askForCell(_ mark: Mark, on board: Board) -> Int? {
        while let answer = console.ask("\(players[mark]) (\(mark.rawValue)), which cell (s: scores)?") {
            if answer == "s" {
                makeScoreSheet().show()
            } else if let cell = Int(answer), board.isFree(cell) {
                return cell
            } else {
                console.show("\(answer) is not a free cell.")
            }
        }
        return nil
    }

    private func announce(_ outcome: Outcome) {
        switch outcome {
        case .won(let winner): console.show("\(players[winner]) wins.")
        case .draw: console.show("A draw.")
        }
    }
}
