// The members of a main-actor component are on the main actor; the plain protocol does not say so.
import DIRuntime

@MainActor final class RootComponent: MainActorBootstrapComponent {
    var windowTitle: String { "Player" }
    nonisolated var volume: Int { 7 }
    var playerComponent: PlayerComponent { PlayerComponent(parent: self) }
}

protocol PlayerDependency: Dependency {
    var windowTitle: String { get }
    var volume: Int { get }
}

final class PlayerComponent: MainActorComponent<PlayerDependency> {
    var skin: String { "dark" }
    var lyricsComponent: LyricsComponent { LyricsComponent(parent: self) }
}

@MainActor protocol LyricsDependency: Dependency {
    var skin: String { get }
    nonisolated var volume: Int { get }
    nonisolated var windowTitle: String { get }
}

final class LyricsComponent: MainActorComponent<LyricsDependency> {
    var text: String { dependency.skin }
}
