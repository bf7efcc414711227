// A property or subscript is asked of the class that declares it, which has to be 'Sendable' itself to be asked from another
// actor; a method is asked of the component.
import DIRuntime

protocol PageDependency: Dependency {
    var title: String { get async }
    subscript(row: Int) -> String { get async }
    func text() async -> String
    var own: String { get async }
    var extended: String { get async }
}

final class PageComponent: Component<PageDependency> {}

class ShellComponent: BootstrapComponent {
    @MainActor var title: String { "title" }
    @MainActor subscript(row: Int) -> String { "row" }
    @MainActor func text() -> String { "text" }
}

protocol Titled {}

extension Titled {
    @MainActor var extended: String { "extended" }
}

final class RootComponent: ShellComponent, @unchecked Sendable, Titled {
    @MainActor var own: String { "own" }
    var page: PageComponent { PageComponent(parent: self) }
}
