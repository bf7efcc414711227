// `Child.init(parent: self)` is the same creation as `Child(parent: self)`.
import DIRuntime

enum Album {
    final class CoverComponent: Component<PhotoDependency> {}
}

protocol PhotoDependency: Dependency { var camera: String { get } }

final class PhotoComponent: Component<PhotoDependency> {
    let index: Int
    init(index: Int, parent: Scope) {
        self.index = index
        super.init(parent: parent)
    }
    var text: String { "\(dependency.camera) \(index)" }
}

final class RootComponent: BootstrapComponent {
    var camera: String { "Leica" }
    var photo: PhotoComponent { PhotoComponent.init(index: 1, parent: self) }
    var cover: Album.CoverComponent {
        Album.CoverComponent
            .init(parent: self)
    }
}
