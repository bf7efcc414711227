import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "title" }

    var home: HomeComponent { HomeComponent(parent: self) }
    var help: HelpComponent { HelpComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: Component<HomeDependency> {
    var text: String { dependency.title }
}
