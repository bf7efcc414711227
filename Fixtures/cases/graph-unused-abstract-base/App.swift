// What no scope could give to an abstract base is asked for by its subclass only, and once.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var editorComponent: EditorComponent { EditorComponent(parent: self) }
}

protocol DocumentDependency: Dependency {
    var storagePath: String { get }
}

class DocumentComponent: Component<DocumentDependency> {
    var location: String { dependency.storagePath }
}

final class EditorComponent: DocumentComponent {
    var title: String { "Editing \(dependency.storagePath)" }
}
