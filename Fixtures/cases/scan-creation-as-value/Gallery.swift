// `Child.init(parent:)` used as a value hides its parent: it cannot be linked, so it is an error where it stands.
import DIRuntime

protocol PhotoDependency: Dependency { var album: String { get } }

final class PhotoComponent: Component<PhotoDependency> {}

final class RootComponent: BootstrapComponent {
    var album: String { "Rome" }
    var photo: PhotoComponent { PhotoComponent(parent: self) }
    var maker: (Scope) -> PhotoComponent { PhotoComponent.init(parent:) }
    func photos(in scopes: [Scope]) -> [PhotoComponent] { scopes.map(PhotoComponent.init(parent:)) }
}
