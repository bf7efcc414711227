// The second one.
import DIRuntime

protocol ProfileDependency: Dependency {
    var userName: String { get }
}

final class RootComponent: BootstrapComponent {
    var userName: String { "ada" }
    var profileComponent: ProfileComponent { ProfileComponent(parent: self) }
}
