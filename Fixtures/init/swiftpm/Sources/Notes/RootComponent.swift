import NeedleFoundation

final class RootComponent: BootstrapComponent {
    var greeting: String { "hello" }
    var noteComponent: NoteComponent { NoteComponent(parent: self) }
}

protocol NoteDependency: Dependency {
    var greeting: String { get }
}

final class NoteComponent: Component<NoteDependency> {}
