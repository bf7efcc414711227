// The extension is for another dependency, and no other scope has the member.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var artists: ArtistsComponent { ArtistsComponent(parent: self) }
    var songs: SongsComponent { SongsComponent(parent: self) }
}

protocol AlbumsDependency: Dependency {}

protocol ArtistsDependency: Dependency {}

class ScreenComponent<Needs>: Component<Needs> {
    var row: RowComponent { RowComponent(parent: self) }
}

extension ScreenComponent where Needs == any AlbumsDependency {
    var style: String { "covers" }
}

final class ArtistsComponent: ScreenComponent<ArtistsDependency> {}

protocol RowDependency: Dependency {
    var style: String { get }
}

final class RowComponent: Component<RowDependency> {}

protocol Titled {}

protocol Editable {}

extension Titled where Self: Editable {
    var title: String { "Songs" }
    var subtitle: String { "All of them" }
}

final class SongsComponent: Component<EmptyDependency>, Titled {
    var header: HeaderComponent { HeaderComponent(parent: self) }
}

protocol HeaderDependency: Dependency {
    var title: String { get }
    var subtitle: String { get }
}

final class HeaderComponent: Component<HeaderDependency> {}
