// Imports from the configuration, and a header, stand in the generated file.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var greeting: String { "hello" }
    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var greeting: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var text: String { dependency.greeting }
}
