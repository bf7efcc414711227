import DIRuntime

class RootComponent: BootstrapComponent {
    var title: String { "Paths" }
    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var title: String { get }
}

class HomeComponent: Component<HomeDependency> {}
