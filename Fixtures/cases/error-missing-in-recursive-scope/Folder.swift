// A folder that opens folders: there is one way to it from the root, and none through itself is counted as another.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var libraryComponent: LibraryComponent { LibraryComponent(parent: self) }
}

final class LibraryComponent: Component<EmptyDependency> {
    var folderComponent: FolderComponent { FolderComponent(parent: self) }
}

protocol FolderDependency: Dependency {
    var sortOrder: String { get }
}

final class FolderComponent: Component<FolderDependency> {
    var subfolderComponent: FolderComponent { FolderComponent(parent: self) }
    var title: String { dependency.sortOrder }
}
