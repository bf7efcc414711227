// error: non-Sendable type 'any Scope' of property 'parent' cannot exit main actor-isolated context
// What is above a main-actor component may be plain, and stays on the main actor.
import DIRuntime

nonisolated final class RootComponent: BootstrapComponent {
    var count = 0
    @MainActor var page: PageComponent { PageComponent(parent: self) }
}

@MainActor final class PageComponent: MainActorComponent<EmptyDependency> {
    func increase() { (parent as? RootComponent)?.count += 1 }
}

@MainActor func start(_ page: PageComponent) {
    #if FAILS
    Task.detached { (await page.parent as? RootComponent)?.count += 1 }
    #else
    Task.detached { await page.increase() }
    #endif
}
