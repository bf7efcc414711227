// A sibling provides the request; a scope is served by its ancestors only.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var libraryComponent: LibraryComponent { LibraryComponent(parent: self) }
    var playerComponent: PlayerComponent { PlayerComponent(parent: self) }
}

final class LibraryComponent: Component<EmptyDependency> {
    var currentAlbum: String { "Blue Train" }
}

protocol PlayerDependency: Dependency {
    var currentAlbum: String { get }
}

final class PlayerComponent: Component<PlayerDependency> {
    var text: String { "playing \(dependency.currentAlbum)" }
    var lyricsComponent: LyricsComponent { LyricsComponent(parent: self) }
}

final class LyricsComponent: Component<EmptyDependency> {
    var currentAlbum: String { "from below" }
}
