// A file that imports only the old runtime takes part in the graph all the same.
import NeedleFoundation

protocol HomeDependency: Dependency {
    var user: String { get }
    var theme: String { get }
}

final class HomeComponent: Component<HomeDependency> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }
}
