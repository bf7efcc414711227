// The file begins with a byte order mark, which is no part of the first token or of a column.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var author: String { "Ada" }
    var notes: NotesComponent { NotesComponent(parent: self) }
}

protocol NotesDependency: Dependency { var author: String { get } }

final class NotesComponent: Component<NotesDependency> {
    var title: String { "Notes of " + dependency.author }
}
