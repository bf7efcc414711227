/// Shows the logged-out or the logged-in screen, whichever the players stream calls for.
struct RootFlow {
    let console: any Console
    let playersStream: Stream<Players?>
    let makeLoggedOutScreen: () -> LoggedOutScreen
    let makeLoggedInScreen: (Players) -> LoggedInScreen

    func run() {
        console.show("Tic-tac-toe")
        playersStream.observe { [console] players in
            console.show(players.map { "Welcome, \($0.cross) and \($0.nought)." } ?? "Logged out.")
        }
        while makeLoggedOutScreen().run() {
            while let players = playersStream.value {
                makeLoggedInScreen(players).run()
            }
        }
        console.show("Goodbye.")
    }
}
