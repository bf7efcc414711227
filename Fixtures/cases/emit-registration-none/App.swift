// Without the registration function the name is free for the user.
import DIRuntime

func registerProviderFactories() -> String {
    "my own"
}

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
