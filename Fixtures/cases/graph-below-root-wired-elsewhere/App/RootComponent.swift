import DIRuntime
import Widgets

final class RootComponent: BootstrapComponent {
    var title: String { "Home" }

    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var text: String { dependency.title }
}

/// Nothing creates it.
final class DraftComponent: Component<HomeDependency> {}
