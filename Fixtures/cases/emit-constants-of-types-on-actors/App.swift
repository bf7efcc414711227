// A type on an actor is 'Sendable', so any thread may read a constant of it, whichever file declares the actor.
import DIRuntime

nonisolated protocol PageDependency: Dependency {
    var rows: Rows { get }
}

nonisolated final class PageComponent: Component<PageDependency> {}

final class RootComponent: MainActorBootstrapComponent {
    let rows: Rows = Rows()
    var page: PageComponent { PageComponent(parent: self) }
}
