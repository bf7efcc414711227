// A comment above a declaration silences what is found inside of it, to its last line and no further.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var noteComponent: NoteComponent { NoteComponent(parent: self) }
}

final class NoteComponent: Component<EmptyDependency> {
}

// needle:ignore unlinked-creation
@MainActor
struct Previews {
    let scope: any Scope

    func note() -> NoteComponent {
        NoteComponent(parent: scope)
    }

    func other() -> NoteComponent { NoteComponent(parent: scope) }
}

struct Samples {
    let scope: any Scope

    func note() -> NoteComponent {  // needle:ignore unlinked-creation
        NoteComponent(parent: scope)
    }

    // needle:ignore unlinked-creation
    // It is for tests only.
    func other() -> NoteComponent {
        NoteComponent(parent: scope)
    }

    // needle:ignore unlinked-creation

    func third() -> NoteComponent {
        NoteComponent(parent: scope)
    }

    func last() -> NoteComponent { NoteComponent(parent: scope) }
}

// needle:ignore detached-component
/// Nothing creates it yet.
@MainActor
final class DraftComponent: MainActorComponent<EmptyDependency> {
}
