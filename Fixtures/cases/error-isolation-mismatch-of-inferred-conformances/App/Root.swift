// Where the main actor is the default, a class conforms on it to what its members there, or those of 'Scope', answer.
import Core
import DIRuntime

final class RootComponent: MainActorBootstrapComponent, Titled, Counted, Marked, Placed {
    var title: String { "title" }
    nonisolated var count: Int { 2 }
    var page: PageComponent { PageComponent(parent: self) }
}
