struct LoggedInScreen {
    let console: any Console
    let playersStream: MutableStream<Players?>
    let scoreStream: Stream<Score>
    let makeGameScreen: (Mark) -> GameScreen
    let makeScoreSheet: () -> ScoreSheet

    func run() {
        repeat {
            let opener: Mark = scoreStream.value.rounds.isMultiple(of: 2) ? .cross : .nought
            makeGameScreen(opener).run()
        } while console.ask("Another round?") == "yes"
        makeScoreSheet().show()
        playersStream.send(nil)
    }
}
