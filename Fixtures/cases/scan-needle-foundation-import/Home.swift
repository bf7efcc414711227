// Code that was written for the old runtime is scanned by its import; where that is missing, the new one is imported.
#if canImport(NeedleFoundation)
import NeedleFoundation
#else
import DIRuntime
#endif

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
