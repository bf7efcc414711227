// Two extensions name namespaces that nobody declares, and hold what is named by the name that is meant: a dependency of a
// component, and a protocol that a dependency inherits from.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "root" }
    var home: HomeComponent { HomeComponent(parent: self) }
    var page: PageComponent { PageComponent(parent: self) }
}

enum Home {}

extension Homes {
    protocol TitleDependency: Dependency { var title: String { get } }
}

final class HomeComponent: Component<Home.TitleDependency> {}

enum Pages {}

extension Page {
    protocol NameDependency: Dependency { var title: String { get } }
}

protocol PageDependency: Dependency, Pages.NameDependency {}

final class PageComponent: Component<PageDependency> {}
