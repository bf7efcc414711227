// Components that the generated file cannot name: private, in a private type, local to a function.
import DIRuntime

final class RootComponent: BootstrapComponent {
    private var auditComponent: AuditComponent { AuditComponent(parent: self) }
    private var traceComponent: Internals.TraceComponent { Internals.TraceComponent(parent: self) }

    func makeProbe() -> String {
        final class ProbeComponent: Component<EmptyDependency> {
            var result: String { "ok" }
        }
        return ProbeComponent(parent: self).result
    }
}

private final class AuditComponent: Component<EmptyDependency> {
}

private enum Internals {
    final class TraceComponent: Component<EmptyDependency> {
    }
}
