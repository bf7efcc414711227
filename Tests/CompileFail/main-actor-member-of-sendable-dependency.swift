// error: main actor-isolated property 'title' cannot be accessed from outside of the actor
// A Sendable dependency may be sent anywhere; what it has on the main actor is read there.
import DIRuntime

@MainActor final class RootComponent: MainActorBootstrapComponent {
    var title: String { "Photos" }
    let version = 2
    var page: PageComponent { PageComponent(parent: self) }
}

nonisolated protocol PageDependency: Dependency, Sendable {
    @MainActor var title: String { get }
    var version: Int { get }
}

@MainActor final class PageComponent: MainActorComponent<PageDependency> {
    func start() {
        let dependency = self.dependency
        Task.detached {
            #if FAILS
            print(dependency.title, dependency.version)
            #else
            print(await dependency.title, dependency.version)
            #endif
        }
    }
}
