// A base class got a new name, and not where it is inherited from: that nobody does is no finding of its own.
import DIRuntime

class BaseScope<DependencyType>: Component<DependencyType> {}

final class RootComponent: BootstrapComponent {
    let title = "Home"
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: FeatureComponent<HomeDependency> {}
