// Components that the generated file cannot name: in the body of a function, and private ones with a private dependency.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    private var auditComponent: AuditComponent { AuditComponent(parent: self) }
    private var traceComponent: Internals.TraceComponent { Internals.TraceComponent(parent: self) }

    func makeProbe() -> String {
        final class ProbeComponent: Component<EmptyDependency> {
            var result: String { "ok" }
        }
        return ProbeComponent(parent: self).result
    }
}

private protocol AuditDependency: Dependency {
    var user: String { get }
}

private final class AuditComponent: Component<AuditDependency> {
}

private enum Internals {
    final class TraceComponent: Component<TraceDependency> {
    }

    protocol TraceDependency: Dependency {
        var user: String { get }
    }
}
