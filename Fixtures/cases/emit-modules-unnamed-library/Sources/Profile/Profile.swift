// Imports are internal here unless they say otherwise.
public import DIRuntime

public protocol ProfileDependency: Dependency {
    var name: String { get }
}

public final class ProfileComponent: Component<ProfileDependency> {
    public var text: String { dependency.name }
}
