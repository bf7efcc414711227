import DIRuntime

public protocol LoginDependency: Dependency {
    var host: String { get }
}

public final class LoginComponent: Component<LoginDependency> {
    public var text: String { "log in at \(dependency.host)" }
}

/// Only one of the apps creates it.
public final class AuditComponent: Component<LoginDependency> {}
