// In another package than that of the generated file, 'package' is not enough.
public import DIRuntime

protocol AuditDependency: Dependency {
    var stamp: String { get }
}

public final class AuditComponent: Component<AuditDependency> {
}

final class TraceComponent: Component<EmptyDependency> {
}
