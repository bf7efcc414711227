struct LoggedOutScreen {
    let console: any Console
    let playersStream: MutableStream<Players?>

    /// Returns false when nobody wants to play.
    func run() -> Bool {
        guard let cross = console.ask("Who plays X?"), let nought = console.ask("Who plays O?") else { return false }
        playersStream.send(Players(cross: cross, nought: nought))
        return true
    }
}
