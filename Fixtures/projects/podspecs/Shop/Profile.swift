import Core
import DIRuntime

protocol ProfileDependency: Dependency {
    var user: User { get }
}

final class ProfileComponent: Component<ProfileDependency> {
    var title: String { dependency.user.name + "'s profile" }
}
