// What an extension of a misspelt name holds is not found by a creation, by a component, nor by a dependency: told once.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "root" }
    var home: Home.HomeComponent { Home.HomeComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
    var name: NameComponent { NameComponent(parent: self) }
}

enum Home {}

extension Homes {
    protocol TitleDependency: Dependency { var title: String { get } }
    final class HomeComponent: Component<EmptyDependency> {}
}

final class PageComponent: Component<Home.TitleDependency> {}

protocol NameDependency: Dependency, Home.TitleDependency {}

final class NameComponent: Component<NameDependency> {}
