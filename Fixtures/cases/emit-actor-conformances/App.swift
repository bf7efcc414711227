// What comes with a conformance on an actor is asked for on that actor.
import DIRuntime

extension Scope {
    var depth: Int { 1 }
}

protocol Titled {}

extension Titled {
    nonisolated var title: String { "Inbox" }
}

final class RootComponent: MainActorBootstrapComponent {
    var page: PageComponent { PageComponent(parent: self) }
}

extension RootComponent: @MainActor Titled {}

@MainActor protocol PageDependency: Dependency {
    var depth: Int { get async }
    var title: String { get }
}

final class PageComponent: MainActorComponent<PageDependency> {
    var heading: String { dependency.title }
}
