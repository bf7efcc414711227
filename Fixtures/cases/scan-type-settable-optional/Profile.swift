// A settable request for `T?` is not served by a member of type `T`: `nil` could not be stored in it.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var name: String = "Ada"
    var nickname: String?
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}

protocol ProfileDependency: Dependency {
    var name: String? { get set }
    var nickname: String? { get set }
}

final class ProfileComponent: Component<ProfileDependency> {}
