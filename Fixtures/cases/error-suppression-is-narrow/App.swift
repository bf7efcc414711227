// A comment silences its own id only, only at its place, and never a missing dependency.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var noteComponent: NoteComponent { NoteComponent(parent: self) }
}

protocol NoteDependency: Dependency {
    // needle:ignore missing-dependency
    var author: String { get }
}

// needle:ignore missing-dependency
final class NoteComponent: Component<NoteDependency> {
    var text: String { "by \(dependency.author)" }
}

// needle:ignore unlinked-creation
final class DraftComponent: Component<EmptyDependency> {
}

// needle:ignore detached-component

final class SketchComponent: Component<EmptyDependency> {
}

func makeNote(in scope: Scope) -> NoteComponent {
    // needle:ignore detached-component
    NoteComponent(parent: scope)
}
