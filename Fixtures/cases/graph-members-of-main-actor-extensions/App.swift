import DIRuntime

extension MainActorComponent {
    var pageSize: Int { 4 }
}

extension MainActorBootstrapComponent {
    nonisolated var retries: Int { 2 }
}

// A main-actor component is a scope on the main actor, and has this there.
extension Scope {
    var depth: Int { 1 }
    nonisolated func half(of size: Int) -> Int { size / 2 }
}

final class RootComponent: MainActorBootstrapComponent {
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    @MainActor var pageSize: Int { get }
    nonisolated var retries: Int { get }
    @MainActor var depth: Int { get }
    @MainActor func half(of size: Int) -> Int
}

final class ListComponent: MainActorComponent<ListDependency> {
    var text: String { "\(dependency.pageSize) \(dependency.retries) \(dependency.depth) \(dependency.half(of: 6))" }
}
