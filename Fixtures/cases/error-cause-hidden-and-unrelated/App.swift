// Members of the requested or a similar name that have an unrelated type explain nothing: one is noted, one not even that.
import DIRuntime

struct Profile {
    let name: String
}

final class RootComponent: BootstrapComponent {
    private var profile: Int { 4 }
    var profiles: Bool { true }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var profile: Profile { get }
    var profiler: Profile { get }
}

final class HomeComponent: Component<HomeDependency> {}
