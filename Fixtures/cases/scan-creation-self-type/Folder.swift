// `Self(parent: self)` makes a component of the own class: a scope inside itself.
import DIRuntime

protocol FolderDependency: Dependency {
    var disk: String { get }
    var depth: Int { get }
}

final class FolderComponent: Component<FolderDependency> {
    var depth: Int { dependency.depth + 1 }
    var subfolder: FolderComponent { Self(parent: self) }
    var text: String { "\(dependency.disk) \(depth)" }
}

final class RootComponent: BootstrapComponent {
    var disk: String { "C" }
    var depth: Int { 0 }
    var folder: FolderComponent { FolderComponent(parent: self) }
}
