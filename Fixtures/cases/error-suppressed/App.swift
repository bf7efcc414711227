// Comments silence warnings and unlinked creations where they stand: the run is clean.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var editorComponent: EditorComponent { EditorComponent(parent: self) }
}

final class EditorComponent: Component<EmptyDependency> {
    var text: String { "editor" }
}

// needle:ignore detached-component
final class FutureComponent: Component<EmptyDependency> {
}

final class PastComponent: Component<EmptyDependency> {  // needle:ignore detached-component
}

func makePreview(in scope: Scope) -> EditorComponent {
    // needle:ignore unlinked-creation
    EditorComponent(parent: scope)
}

func makeSnapshot(in scope: Scope) -> EditorComponent {
    return EditorComponent(parent: scope)  // needle:ignore unlinked-creation
}
