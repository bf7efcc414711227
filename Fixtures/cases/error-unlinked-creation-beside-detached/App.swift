// Which component a misspelt name means is known, so what is detached besides is told as well.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let title = "Shop"
    var home: HomeComponent { HomComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: Component<HomeDependency> {}

final class UnusedComponent: Component<HomeDependency> {}
