// The base class is not among the sources, but its argument is a known dependency protocol: an error, not silence.
import CompanyScreens
import DIRuntime

protocol ProfileDependency: Dependency {
    var user: String { get }
}

final class ProfileComponent: ScreenComponent<ProfileDependency> {}

final class CacheComponent: StorageBox<String> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
}
