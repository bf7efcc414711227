// Two roots of one module: what is replaced belongs to one graph or to both, and the creation of another root traps.
import DIRuntime

final class AppRootComponent: BootstrapComponent {
    var greeting: String { "welcome back" }
    var folderComponent: FolderComponent { FolderComponent(parent: self) }
}

class PreviewRootComponent: BootstrapComponent {
    var greeting: String { "lorem ipsum" }
    var folderComponent: FolderComponent { FolderComponent(parent: self) }
}

final class SmallPreviewRootComponent: PreviewRootComponent {}

protocol FolderDependency: Dependency {
    var greeting: String { get }
}

final class FolderComponent: Component<FolderDependency> {
    var title: String { dependency.greeting.uppercased() }
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: String { get }
}

final class PageComponent: Component<PageDependency> {
    var head: String { dependency.title }
}
