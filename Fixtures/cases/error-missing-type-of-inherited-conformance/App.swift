// A value's class may conform to what is wanted by its base class, by another protocol, or behind an optional.
import DIRuntime

protocol Store {}

protocol CachedStore: Store {}

class DiskStore: Store {}

final class PhotoStore: DiskStore {}

struct MemoryStore: CachedStore {}

final class RootComponent: BootstrapComponent {
    lazy var photos = PhotoStore()
    lazy var memory = MemoryStore()
    lazy var backup = DiskStore()
    let legacy = DiskStore()
    var galleryComponent: GalleryComponent { GalleryComponent(parent: self) }
}

protocol GalleryDependency: Dependency {
    var photos: any Store { get }
    var memory: any Store { get }
    var backup: (any Store)? { get }
    var legacy: Store { get }
}

final class GalleryComponent: Component<GalleryDependency> {}
