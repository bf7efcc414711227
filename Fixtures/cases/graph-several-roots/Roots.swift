// The root of the app, and the root of the design previews.
import DIRuntime

final class AppRootComponent: BootstrapComponent {
    var greeting: String { "welcome back" }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

final class PreviewRootComponent: BootstrapComponent {
    var greeting: String { "lorem ipsum" }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
    var galleryComponent: GalleryComponent { GalleryComponent(parent: self) }
}

protocol GalleryDependency: Dependency {
    var greeting: String { get }
}

final class GalleryComponent: Component<GalleryDependency> {
    var caption: String { "gallery: \(dependency.greeting)" }
}
