// Without an import of the runtime, classes with the runtime's names are another library's: there is no graph here.
import Entities

protocol HomeDependency: Dependency {
    var user: String { get }
}

final class HomeComponent: Component<HomeDependency> {}

final class RootComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
}
