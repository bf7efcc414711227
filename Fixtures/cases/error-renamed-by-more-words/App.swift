// A component and a dependency protocol that got longer names where they are declared, and nowhere else.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var folder: String { "/" }
    var encoding: Int { 8 }

    var file: FileComponent { FileComponent(parent: self) }
    var pane: PaneComponent { PaneComponent(parent: self) }
}

final class FileReaderComponent: Component<FileDependency> {
    var location: String { dependency.folder }
}

protocol FileDependency: Dependency {
    var folder: String { get }
}

final class PaneComponent: Component<PaneDependency> {
    var text: String { "\(dependency.encoding)" }
}

protocol PreviewPaneDependency: Dependency {
    var encoding: Int { get }
}

// It is left out as well, and its name says something else.
final class PrinterComponent: Component<EmptyDependency> {}
