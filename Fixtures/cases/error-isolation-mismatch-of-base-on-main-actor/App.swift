// Where all that is asked of a component says 'nonisolated', its base class is what differs.
import DIRuntime

protocol PageDependency: Dependency {
    nonisolated var title: String { get }
    nonisolated var count: Int { get }
    nonisolated func load() -> Int
}

protocol RowDependency: Dependency {
    nonisolated var count: Int { get }
    nonisolated var limit: Int { get }
}

final class PageComponent: Component<PageDependency> {}

final class RowComponent: Component<RowDependency> {}

class ShellComponent: MainActorBootstrapComponent {
    nonisolated var limit: Int { 1 }
}

final class RootComponent: ShellComponent {
    var title: String { "title" }
    var count: Int { 1 }
    func load() -> Int { 2 }
    var page: PageComponent { PageComponent(parent: self) }
    var row: RowComponent { RowComponent(parent: self) }
}
