import DIRuntime

public protocol ListDependency: Dependency {
    var name: String { get }
}

public final class ListComponent: Component<ListDependency> {}

public final class LogComponent: Component<EmptyDependency> {}
