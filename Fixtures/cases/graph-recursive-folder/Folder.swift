// A folder inside a folder gets its breadcrumb from the outer folder, the first one from the root.
import DIRuntime

protocol FolderDependency: Dependency {
    var breadcrumb: String { get }
    var separator: String { get }
}

final class FolderComponent: Component<FolderDependency> {
    let name: String

    init(parent: Scope, name: String) {
        self.name = name
        super.init(parent: parent)
    }

    var breadcrumb: String { dependency.breadcrumb + dependency.separator + name }

    func folder(named name: String) -> FolderComponent {
        FolderComponent(parent: self, name: name)
    }
}
