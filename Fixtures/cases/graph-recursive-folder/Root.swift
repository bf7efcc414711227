// The root opens the first folder.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var breadcrumb: String { "~" }
    var separator: String { "/" }

    func openFolder(named name: String) -> FolderComponent {
        FolderComponent(parent: self, name: name)
    }
}
