// The base class of a component became that of a root, and its own initialiser still passes the parent on, which no root
// takes: one error, and none about what is missing below it.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "title" }
    var page: PageComponent { PageComponent(parent: self, number: 1) }  // reported here
    var nextPage: PageComponent { PageComponent(parent: self, number: 2) }
    var preview: PreviewComponent { PreviewComponent(parent: self) }
}

final class PageComponent: BootstrapComponent {
    private let number: Int

    init(parent: any Scope, number: Int) {
        self.number = number
        super.init(parent: parent)
    }

    var note: NoteComponent { NoteComponent(parent: self) }
}

protocol NoteDependency: Dependency {
    var title: String { get }
}

final class NoteComponent: Component<NoteDependency> {
    var text: String { dependency.title }
}

/// A root may have a parent of its own, which its subclasses pass on to it.
class SourcedComponent: BootstrapComponent {
    let source: RootComponent

    init(parent: RootComponent) {
        source = parent
        super.init()
    }
}

final class PreviewComponent: SourcedComponent {
    override init(parent: RootComponent) {
        super.init(parent: parent)
    }

    var text: String { source.title }
}
