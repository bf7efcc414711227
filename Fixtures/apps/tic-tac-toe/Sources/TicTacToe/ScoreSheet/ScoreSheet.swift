struct ScoreSheet {
    let console: any Console
    let headline: String
    let players: Players
    let score: Score

    func show() {
        console.show(headline)
        for mark in [Mark.cross, .nought] {
            console.show("  \(players[mark]): \(score.wins(of: mark))")
        }
        console.show("  Draws: \(score.draws)")
    }
}
