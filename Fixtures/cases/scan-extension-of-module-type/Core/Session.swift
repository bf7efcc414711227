// The session scope lives in a module of its own; the app adds members to it by its qualified name.
import DIRuntime

public protocol SessionDependency: Dependency {
    var user: String { get }
}

public final class SessionComponent: Component<SessionDependency> {
    public var greeting: String { "Hello " + dependency.user }
}
