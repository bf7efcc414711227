// A closure that is on an actor may be sent to any other, so an `async` request that takes or gives one may wait.
import DIRuntime

final class RootComponent: MainActorBootstrapComponent {
    var onChange: @MainActor () -> Void { {} }
    func observe(_ change: @escaping @MainActor () -> Void) -> Int { 1 }
    var page: PageComponent { PageComponent(parent: self) }
}

nonisolated protocol PageDependency: Dependency {
    var onChange: @MainActor () -> Void { get async }
    func observe(_ change: @escaping @MainActor () -> Void) async -> Int
}

final class PageComponent: MainActorComponent<PageDependency> {}
