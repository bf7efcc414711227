// A creation by another label than 'parent' is told as one by that: where it stands, with the label that it has.
import DIRuntime

protocol PageDependency: Dependency { var title: String { get } }

final class PageComponent: Component<PageDependency> {
    init(owner: any Scope) { super.init(parent: owner) }
}

final class NoteComponent: Component<PageDependency> {
    init(_ scope: any Scope) { super.init(parent: scope) }
}

final class RootComponent: BootstrapComponent {
    let other = Other()
    var page: PageComponent { PageComponent(owner: other.root) }
    static let shared = RootComponent()
    static var first: PageComponent { PageComponent(owner: shared) }
    var make: (any Scope) -> PageComponent { PageComponent.init(owner:) }
    var makeNotes: [(any Scope) -> NoteComponent] { [NoteComponent.init(_:), NoteComponent.init] }
    var titles: [String] { [1].map(String.init(_:)) }
    var title: String { "root" }
    var note: NoteComponent { NoteComponent(self) }
}

// Which component it makes, only its callers know.
final class HomeComponent: BootstrapComponent {
    func make<Page: PageComponent>(_ type: Page.Type) -> Page { type.init(owner: self) }
    var note: NoteComponent { NoteComponent(self) }
    let title = "home"
}

// The parent is none of the parameters, or need not be given.
final class TabComponent: Component<EmptyDependency> {
    init(router: Router) { super.init(parent: router.root) }
}

final class RowComponent: Component<EmptyDependency> {
    init(scope: any Scope = RootComponent.shared) { super.init(parent: scope) }
}
