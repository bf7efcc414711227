// Of two overloads the one that serves no request is wrong.
import DIRuntime

final class RootComponent: BootstrapComponent {
    func make(id: Int) -> String { "i\(id)" }
    func make(id: Substring) -> String { "s\(id)" }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    func make(id: Int) -> String
    func make(id: String) -> String
}

final class PageComponent: Component<PageDependency> {}
