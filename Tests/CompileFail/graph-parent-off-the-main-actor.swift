// error: non-Sendable type '(any Scope)?' of property 'graphParent' cannot exit main actor-isolated context
// The same by the other name.
import DIRuntime

@MainActor final class PageComponent: MainActorComponent<EmptyDependency> {
    var isRoot: Bool { graphParent == nil }
}

@MainActor func start(_ page: PageComponent) {
    #if FAILS
    Task.detached { print(await page.graphParent == nil) }
    #else
    Task.detached { print(await page.isRoot) }
    #endif
}
