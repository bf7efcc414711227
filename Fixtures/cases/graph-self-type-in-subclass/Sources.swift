import DIRuntime

protocol FolderDependency: Dependency {
    var title: String { get }
}

/// `Self(parent: self)` makes a folder of the folder's own class.
class FolderComponent: Component<FolderDependency> {
    required override init(parent: any Scope) { super.init(parent: parent) }
    var nested: Self { Self(parent: self) }
    var shown: String { dependency.title }
}

final class SharedFolderComponent: FolderComponent {
    var title: String { "shared" }
}

final class RootComponent: BootstrapComponent {
    var title: String { "root" }
    var folderComponent: FolderComponent { FolderComponent(parent: self) }
    var sharedFolderComponent: SharedFolderComponent { SharedFolderComponent(parent: self) }
}
