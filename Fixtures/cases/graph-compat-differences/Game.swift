import DIRuntime

protocol GameDependency: Dependency {
    var user: User { get }
    var clock: Clock { get }
    var journal: Journal { get }
    var build: Int { get }
    var level: Int { get }
    var theme: Theme { get }
}

extension GameDependency {
    var level: Int { 1 }
}

final class GameComponent: Component<GameDependency> {}
