// error: risks causing data races
// A component keeps what it was given by hand to itself; only Sendable providers make a scope that may be sent.
import DIRuntime

nonisolated protocol GameDependency: Dependency {
    var score: Int { get }
}

nonisolated final class GameComponent: Component<GameDependency> {}

#if FAILS
nonisolated final class FakeDependency: GameDependency {
    var score = 0
}
nonisolated func start(_ fake: FakeDependency) {
    let parent = GameComponent(dependency: fake).parent
    Task.detached { print(GameComponent(parent: parent).dependency.score) }
}
#else
nonisolated final class FakeDependency: GameDependency, Sendable {
    let score = 0
}
nonisolated func start(_ fake: FakeDependency) {
    let parent = StandaloneScope { $0.register(GameComponent.self) { _ in fake } }
    Task.detached { print(GameComponent(parent: parent).dependency.score) }
}
#endif
