// A member was moved to a scope that is above nobody who requests it.
import DIRuntime

struct Album {
    let title: String
}

final class RootComponent: BootstrapComponent {
    var libraryComponent: LibraryComponent { LibraryComponent(parent: self) }
    var playerComponent: PlayerComponent { PlayerComponent(parent: self) }
}

final class LibraryComponent: Component<EmptyDependency> {
    var album: Album { Album(title: "Blue Train") }
}

protocol PlayerDependency: Dependency {
    var album: Album { get }
}

final class PlayerComponent: Component<PlayerDependency> {
    var lyricsComponent: LyricsComponent { LyricsComponent(parent: self) }
}

protocol LyricsDependency: Dependency {
    var album: Album { get }
}

final class LyricsComponent: Component<LyricsDependency> {}
