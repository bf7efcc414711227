import NeedleFoundation

protocol WelcomeDependency: Dependency {
    var mutablePlayersStream: MutablePlayersStream { get }
}

final class WelcomeComponent: Component<WelcomeDependency> {
    func arrive(_ name: String) -> String {
        dependency.mutablePlayersStream.seat(name)
        return "\(name) sits down"
    }
}
