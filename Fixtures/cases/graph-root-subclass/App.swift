// A root and its subclass are both real roots: both can be created, both have the table.
import DIRuntime

class RootComponent: BootstrapComponent {
    var serverName: String { "production" }
    var statusComponent: StatusComponent { StatusComponent(parent: self) }
}

final class StagingRootComponent: RootComponent {
    override var serverName: String { "staging" }
}

protocol StatusDependency: Dependency {
    var serverName: String { get }
}

final class StatusComponent: Component<StatusDependency> {
    var line: String { "connected to \(dependency.serverName)" }
}
