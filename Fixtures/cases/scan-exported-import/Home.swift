// No file but one imports the runtime: an `@_exported import` in the module counts for all of its files.
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
