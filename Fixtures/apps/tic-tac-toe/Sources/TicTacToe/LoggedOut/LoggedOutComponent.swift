import DIRuntime

protocol LoggedOutDependency: Dependency {
    var console: any Console { get }
    var mutablePlayersStream: MutableStream<Players?> { get }
}

final class LoggedOutComponent: Component<LoggedOutDependency> {
    var screen: LoggedOutScreen {
        LoggedOutScreen(console: dependency.console, playersStream: dependency.mutablePlayersStream)
    }
}
