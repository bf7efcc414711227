// error: capture of 'fake' with non-Sendable type 'FakeDependency' in a '@Sendable' closure
// A standalone scope may be sent anywhere, so what it provides may be as well, or is made anew.
import DIRuntime

nonisolated protocol GameDependency: Dependency {
    var score: Int { get }
}

nonisolated final class GameComponent: Component<GameDependency> {}

nonisolated final class FakeDependency: GameDependency {
    var score = 0
}

nonisolated func parent() -> StandaloneScope {
    #if FAILS
    let fake = FakeDependency()
    return StandaloneScope { $0.register(GameComponent.self) { _ in fake } }
    #else
    return StandaloneScope { $0.register(GameComponent.self) { _ in FakeDependency() } }
    #endif
}
