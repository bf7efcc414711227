// Inside of the namespace `Note` is `Catalog.Note`; the root's `Note` is another type and serves nothing.
import DIRuntime

extension Catalog {
    protocol PageDependency: Dependency {
        var note: Note { get }
    }

    final class PageComponent: Component<PageDependency> {}
}

final class RootComponent: BootstrapComponent {
    var note: Note { Note(text: "plain") }
    var page: Catalog.PageComponent { Catalog.PageComponent(parent: self) }
}
