// A component that keeps the promises of its dependants by its main-actor base class is told of that base class only.
import DIRuntime

final class RootComponent: MainActorBootstrapComponent {
    var admin: AdminComponent { AdminComponent(parent: self) }
}

nonisolated protocol AdminDependency: Dependency {}

final class AdminComponent: Component<AdminDependency> {
    var title: String { "Admin" }
    var rows: RowsComponent { RowsComponent(parent: self) }
    var log: LogComponent { LogComponent(parent: self) }
}

protocol RowsDependency: Dependency, Sendable {
    var title: String { get }
}

// The actor of the requests hangs on that, too.
nonisolated protocol LogDependency: Dependency {
    var title: String { get }
}

nonisolated final class LogComponent: Component<LogDependency> {}

final class RowsComponent: MainActorComponent<RowsDependency> {}
