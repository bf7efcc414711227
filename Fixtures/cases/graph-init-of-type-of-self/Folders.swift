// 'type(of: self)' is 'Self', as far as a component that it makes is concerned: the class itself, and each subclass.
import DIRuntime

class FolderComponent: Component<EmptyDependency> {
    required override init(parent: any Scope) {
        super.init(parent: parent)
    }

    var depth: Int { 0 }
    func another() -> Self { type(of: self).init(parent: self) }
    var file: FileComponent { FileComponent(parent: self) }
}

final class ArchiveComponent: FolderComponent {
    override var depth: Int { 1 }
}

protocol FileDependency: Dependency {
    var depth: Int { get }
}

final class FileComponent: Component<FileDependency> {
    var text: String { "in \(dependency.depth)" }
}

final class RootComponent: BootstrapComponent {
    var folder: FolderComponent { FolderComponent(parent: self) }
    var archive: ArchiveComponent { ArchiveComponent(parent: self) }
}
