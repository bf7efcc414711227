// error: main actor-isolated property 'path' can not be referenced from a nonisolated context
// The path asks the scopes above, and one that is made by hand may answer on the main actor only.
import DIRuntime

@MainActor final class PageComponent: MainActorComponent<EmptyDependency> {
    #if FAILS
    nonisolated var title: String { path.last ?? "" }
    #else
    var title: String { path.last ?? "" }
    #endif
}
