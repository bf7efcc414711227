// The module's own type is written without a prefix here and with one in the app: it is one declaration.
import DIRuntime

public protocol ProfileDependency: Dependency {
    var user: User { get }
    var friends: [Core.User] { get }
}

public final class ProfileComponent: Component<ProfileDependency> {
    public var text: String { "\(dependency.user.name) \(dependency.friends.count)" }
}
