// Components with the same protocol and the same owners share one provider; other owners make another.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var accent: String { "blue" }
    var photosComponent: PhotosComponent { PhotosComponent(parent: self) }
    var videosComponent: VideosComponent { VideosComponent(parent: self) }
    var albumComponent: AlbumComponent { AlbumComponent(parent: self) }
}

protocol GridDependency: Dependency {
    var accent: String { get }
}

final class PhotosComponent: Component<GridDependency> {
    var text: String { "photos in \(dependency.accent)" }
}

final class VideosComponent: Component<GridDependency> {
    var text: String { "videos in \(dependency.accent)" }
}

final class AlbumComponent: Component<EmptyDependency> {
    var accent: String { "gold" }
    var coversComponent: CoversComponent { CoversComponent(parent: self) }
}

final class CoversComponent: Component<GridDependency> {
    var text: String { "covers in \(dependency.accent)" }
}
