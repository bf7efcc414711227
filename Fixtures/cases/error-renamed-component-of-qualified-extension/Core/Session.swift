import DIRuntime

public protocol SessionDependency: Dependency {
    var user: String { get }
}

// It was 'SessionComponent'.
public final class SignedInComponent: Component<SessionDependency> {
    public var greeting: String { "Hello " + dependency.user }
}
