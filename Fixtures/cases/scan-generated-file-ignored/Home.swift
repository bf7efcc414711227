// The tool's own output of an earlier run lies beside the sources and is not scanned.
import DIRuntime

protocol HomeDependency: Dependency {
    var user: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var text: String { "Home of " + dependency.user }
}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }
}
