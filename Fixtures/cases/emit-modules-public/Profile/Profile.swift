// The feature asks for what Core describes, and provides to its own child.
import Core
import DIRuntime

public protocol ProfileDependency: UserDependency {
    var pageTitle: String { get }
}

public final class ProfileComponent: Component<ProfileDependency> {
    public var avatarSize: Int { 64 }
    public var text: String { "\(dependency.pageTitle) of \(dependency.userStore.userName)" }
    public var avatarComponent: AvatarComponent { AvatarComponent(parent: self) }
}

public protocol AvatarDependency: Dependency {
    var avatarSize: Int { get }
    var userStore: any UserStore { get }
}

public final class AvatarComponent: Component<AvatarDependency> {
    public var text: String { "\(dependency.userStore.userName)@\(dependency.avatarSize)" }
}
