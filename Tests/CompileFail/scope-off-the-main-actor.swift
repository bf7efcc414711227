// error: main actor-isolated conformance of 'PageComponent' to 'Scope' cannot be used in nonisolated context
// A main-actor component is a scope on the main actor, so that no other thread has its parent from the protocol.
import DIRuntime

nonisolated final class RootComponent: BootstrapComponent {
    var count = 0
    @MainActor var page: PageComponent { PageComponent(parent: self) }
}

@MainActor final class PageComponent: MainActorComponent<EmptyDependency> {}

#if FAILS
nonisolated func increase(above page: PageComponent) {
    let scope: any Scope = page
    (scope.parent as? RootComponent)?.count += 1
}
#else
@MainActor func increase(above page: PageComponent) {
    let scope: any Scope = page
    (scope.parent as? RootComponent)?.count += 1
}
#endif

@MainActor func start(_ page: PageComponent) {
    #if FAILS
    Task.detached { increase(above: page) }
    #else
    Task.detached { await increase(above: page) }
    #endif
}
