import DIRuntime

extension MainActorComponent {
    var pageSize: Int { 4 }
}

extension MainActorBootstrapComponent {
    nonisolated var retries: Int { 2 }
}

final class RootComponent: MainActorBootstrapComponent {
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    @MainActor var pageSize: Int { get }
    nonisolated var retries: Int { get }
}

final class ListComponent: MainActorComponent<ListDependency> {
    var text: String { "\(dependency.pageSize) \(dependency.retries)" }
}
