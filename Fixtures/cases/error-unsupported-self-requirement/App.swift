// Requirements that a provider cannot repeat, because of what they mention and what they are called.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var folder: FolderComponent { FolderComponent(parent: self) }
}

protocol FolderDependency: Dependency {
    func merged(with other: Self) -> String
    var path: [String] { get }
}

final class FolderComponent: Component<FolderDependency> {
}
