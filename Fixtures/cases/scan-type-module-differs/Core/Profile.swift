// The request means the library's own type.
import DIRuntime

public protocol ProfileDependency: Dependency {
    var user: User { get }
}

public final class ProfileComponent: Component<ProfileDependency> {}
