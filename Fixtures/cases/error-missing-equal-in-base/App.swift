// A member beside an equal one in a constrained extension of its base class: who uses it is told that it is ambiguous.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var albums: AlbumsComponent { AlbumsComponent(parent: self) }
    var artists: ArtistsComponent { ArtistsComponent(parent: self) }
}

protocol AlbumsDependency: Dependency {}

protocol ArtistsDependency: Dependency {}

class ScreenComponent<Needs>: Component<Needs> {
    var row: RowComponent { RowComponent(parent: self) }
}

extension ScreenComponent where Needs == any AlbumsDependency {
    var style: String { "covers" }
    var size: Int { 1 }
    func sorted(by key: String) -> [String] { [key] }
}

class AlbumsComponent: ScreenComponent<any AlbumsDependency> {
    var style: String { "own covers" }
    // Of another type, so that the compiler can choose.
    var size: String { "large" }
}

extension AlbumsComponent {
    func sorted(by key: String) -> [String] { ["own", key] }
}

// For another dependency, so that there is one only.
final class ArtistsComponent: ScreenComponent<ArtistsDependency> {
    var style: String { "portraits" }
    var size: Int { 2 }
    func sorted(by key: String) -> [String] { [key, key] }
}

protocol RowDependency: Dependency {
    var style: String { get }
    var size: Int { get }
    func sorted(by key: String) -> [String]
}

final class RowComponent: Component<RowDependency> {}
