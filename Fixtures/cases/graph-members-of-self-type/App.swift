// `Self` of a generic base class, or of a protocol that it conforms to, is each component for itself.
import DIRuntime

protocol Screen {}

extension Screen {
    var screen: Self { self }
}

class ScreenComponent<Needs>: Component<Needs>, Screen {
    var here: Self { self }
    func again() -> Self? { self }
}

final class RootComponent: BootstrapComponent {
    var albums: AlbumsComponent { AlbumsComponent(parent: self) }
    var songs: SongsComponent { SongsComponent(parent: self) }
}

final class AlbumsComponent: ScreenComponent<EmptyDependency> {
    var row: AlbumComponent { AlbumComponent(parent: self) }
}

protocol AlbumDependency: Dependency {
    var here: AlbumsComponent { get }
    var screen: AlbumsComponent { get }
    func again() -> AlbumsComponent?
}

final class AlbumComponent: Component<AlbumDependency> {
    var isBelow: Bool {
        dependency.here === dependency.again() && dependency.screen === dependency.here
    }
}

final class SongsComponent: ScreenComponent<EmptyDependency> {
    var row: SongComponent { SongComponent(parent: self) }
}

protocol SongDependency: Dependency {
    var here: SongsComponent { get }
}

final class SongComponent: Component<SongDependency> {
    var isBelow: Bool { dependency.here === parent }
}
