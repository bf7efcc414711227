import DIRuntime

final class RootComponent: BootstrapComponent {
    let console: any Console

    init(console: any Console) {
        self.console = console
        super.init()
    }

    // Everyone below may read who plays; only those who ask for the mutable stream can change it.
    var playersStream: Stream<Players?> { mutablePlayersStream }
    var mutablePlayersStream: MutableStream<Players?> { shared { MutableStream(nil) } }

    var rootFlow: RootFlow {
        RootFlow(
            console: console,
            playersStream: playersStream,
            makeLoggedOutScreen: { self.loggedOutComponent.screen },
            makeLoggedInScreen: { self.loggedInComponent(players: $0).screen }
        )
    }

    var loggedOutComponent: LoggedOutComponent {
        LoggedOutComponent(parent: self)
    }

    func loggedInComponent(players: Players) -> LoggedInComponent {
        LoggedInComponent(parent: self, players: players)
    }
}
