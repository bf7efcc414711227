// A deprecated root needs deprecated code around all that names it.
import DIRuntime

@available(*, deprecated)
final class RootComponent: BootstrapComponent {
    var userName: String { "ada" }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}

protocol ProfileDependency: Dependency {
    var userName: String { get }
}

final class ProfileComponent: Component<ProfileDependency> {
    var text: String { dependency.userName }
}
