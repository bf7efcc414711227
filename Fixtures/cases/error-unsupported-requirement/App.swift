// Requirements that no generated provider can have.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "Photos" }
    var cover: Int { 1 }
    var frame: [Int] { [] }
    func draw(_ frame: some Collection) -> Int { 1 }
    var albumComponent: AlbumComponent { AlbumComponent(parent: self) }
}

protocol AlbumDependency: Dependency {
    associatedtype Photo
    var cover: Photo { get }
    var photos: [String: [Self.Photo.ID]] { get }
    func open(_ photo: Photo?)
    var title: String { get }
    static var version: Int { get }
    var frame: some Collection { get }
    func frames() -> [String: (some Collection)?]
    func draw(_ frame: some Collection) -> Int
    static func make() -> Self
    init(title: String)
}

final class AlbumComponent: Component<AlbumDependency> {
}
