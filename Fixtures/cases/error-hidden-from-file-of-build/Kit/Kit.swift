import DIRuntime

public final class KitComponent: Component<EmptyDependency> {
    package var log: LogComponent { LogComponent(parent: self) }
}

package protocol LogDependency: Dependency {  // reported here
    var user: String { get }
}

package final class LogComponent: Component<LogDependency> {}
