import DIRuntime

public final class ListComponent: Component<EmptyDependency> {}

public final class LogComponent: Component<EmptyDependency> {}
