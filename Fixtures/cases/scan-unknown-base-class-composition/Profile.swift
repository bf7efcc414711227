// The argument of the unknown base class is a composition, or an alias, of known dependency protocols.
import CompanyScreens
import DIRuntime

protocol UserDependency: Dependency { var user: String { get } }
protocol ThemeDependency: Dependency { var theme: String { get } }
typealias LookDependency = UserDependency & ThemeDependency

final class ProfileComponent: ScreenComponent<UserDependency & ThemeDependency> {}
final class LookComponent: ScreenComponent<LookDependency> {}

final class HomeComponent: Component<LookDependency> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var theme: String { "dark" }
    var profile: ProfileComponent { ProfileComponent(parent: self) }
    var look: LookComponent { LookComponent(parent: self) }
    var home: HomeComponent { HomeComponent(parent: self) }
}
