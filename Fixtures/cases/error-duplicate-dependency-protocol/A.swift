// Two dependency protocols of one name, the second one elsewhere in the module.
import DIRuntime

protocol ProfileDependency: Dependency {
    var userName: String { get }
}

final class ProfileComponent: Component<ProfileDependency> {
    var title: String { dependency.userName }
}
