// What an extension of a protocol creates, each component that has its members creates.
import DIRuntime

protocol Sharing: Scope {}

extension Sharing where Self: AnyObject {
    var share: ShareComponent { ShareComponent(parent: self) }
}

protocol Titled {}

extension Titled where Self: PhotoComponent {
    func rename(to name: String) -> RenameComponent { RenameComponent(parent: self) }
}

protocol ShareDependency: Dependency { var link: String { get } }

final class ShareComponent: Component<ShareDependency> {}

protocol RenameDependency: Dependency {
    var link: String { get }
    var caption: String { get }
}

final class RenameComponent: Component<RenameDependency> {}

class PhotoComponent: Component<EmptyDependency>, Titled {
    let caption = "sea"
}

final class WidePhotoComponent: PhotoComponent, Sharing {
    let link = "photo://wide"
}

final class AlbumComponent: BootstrapComponent, Sharing {
    let link = "album://"
    var photo: PhotoComponent { PhotoComponent(parent: self) }
    var widePhoto: WidePhotoComponent { WidePhotoComponent(parent: self) }
}
