// A page below a folder that opens folders and below a shelf that has what the page asks for: there is one way without it, and
// none through the shelf is counted as another.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var folderComponent: FolderComponent { FolderComponent(parent: self) }
    var shelfComponent: ShelfComponent { ShelfComponent(parent: self) }
}

final class FolderComponent: Component<EmptyDependency> {
    var subfolderComponent: FolderComponent { FolderComponent(parent: self) }
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

final class ShelfComponent: Component<EmptyDependency> {
    var title: String { "Atlas" }
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: String { get }
}

final class PageComponent: Component<PageDependency> {
    var heading: String { dependency.title }
}
