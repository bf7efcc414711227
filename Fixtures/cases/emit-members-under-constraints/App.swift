// Members of constrained extensions and of conditional conformances belong to some subclasses of a generic base only.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var songCount: Int { 3 }
    var style: String { "plain" }
    var badge: String { "none" }
    var hint: String { "root" }
    var albums: AlbumsComponent { AlbumsComponent(parent: self) }
    var artists: ArtistsComponent { ArtistsComponent(parent: self) }
}

protocol AlbumsDependency: Dependency {
    var songCount: Int { get }
}

protocol ArtistsDependency: Dependency {
    var songCount: Int { get }
}

class ScreenComponent<Needs>: Component<Needs> {
    var row: RowComponent { RowComponent(parent: self) }
}

typealias AlbumScreen = ScreenComponent<any AlbumsDependency>

protocol HasHint {}

extension HasHint {
    var hint: String { "screen" }
}

extension ScreenComponent where Needs == any AlbumsDependency {
    var style: String { "covers of \(dependency.songCount)" }
}

extension AlbumScreen {
    var badge: String { "new" }
}

extension ScreenComponent: HasHint where Needs == any AlbumsDependency {}

final class AlbumsComponent: ScreenComponent<any AlbumsDependency> {}

final class ArtistsComponent: ScreenComponent<ArtistsDependency> {}

protocol RowDependency: Dependency {
    var style: String { get }
    var badge: String { get }
    var hint: String { get }
}

final class RowComponent: Component<RowDependency> {
    var text: String { "\(dependency.style), \(dependency.badge), \(dependency.hint)" }
}
