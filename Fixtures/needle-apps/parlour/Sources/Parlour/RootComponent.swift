import NeedleFoundation

final class RootComponent: BootstrapComponent {
    var mutablePlayersStream: MutablePlayersStream {
        shared { Players() }
    }

    var playersStream: PlayersStream {
        mutablePlayersStream
    }

    var welcomeComponent: WelcomeComponent {
        WelcomeComponent(parent: self)
    }

    func sessionComponent(host: String) -> SessionComponent {
        SessionComponent(parent: self, host: host)
    }
}
