// What comes with a conformance on an actor can be had there only, by nobody who waits for it elsewhere either.
import DIRuntime

extension Scope {
    var depth: Int { 1 }
}

protocol Titled {}

extension Titled {
    nonisolated var title: String { "Inbox" }
    nonisolated func heading() async -> String { "Inbox" }
}

final class RootComponent: MainActorBootstrapComponent, @MainActor Titled {
    var page: PageComponent { PageComponent(parent: self) }
    var list: ListComponent { ListComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var depth: Int { get async }
    var title: String { get }
    @MainActor func heading() async -> String
}

final class PageComponent: MainActorComponent<PageDependency> {}

protocol ListDependency: Dependency {
    func heading() async -> String
}

final class ListComponent: MainActorComponent<ListDependency> {}
