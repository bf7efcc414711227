// Whoever silences a creation says that the graph knows the parent. It does not where nothing else creates the component.
import DIRuntime

protocol NoteDependency: Dependency { var title: String { get } }

final class NoteComponent: Component<NoteDependency> {
    var text: String { dependency.title }
}

private final class DraftComponent: Component<NoteDependency> {}

final class ListComponent: Component<NoteDependency> {}

final class RootComponent: BootstrapComponent {
    var title: String { "Ada" }
    var list: ListComponent { ListComponent(parent: self) }
}

func open(_ root: RootComponent) {
    _ = NoteComponent(parent: root)  // needle:ignore unlinked-creation
    _ = ListComponent.init(parent: root)  // needle:ignore unlinked-creation
    // needle:ignore unlinked-creation
    _ = DraftComponent(parent: root)
}
