// A creation in a default argument has no parent that the graph knows, nor has one in an enum's default value.
import DIRuntime

final class PageComponent: Component<EmptyDependency> {}

enum Route {
    case page(PageComponent = PageComponent(parent: RootComponent()))
    case home
}

final class RootComponent: BootstrapComponent {
    var pageComponent: PageComponent { PageComponent(parent: self) }
    func show(_ page: PageComponent = PageComponent(parent: RootComponent())) -> Int { 1 }
    subscript(page: PageComponent = PageComponent(parent: RootComponent())) -> Int { 2 }
}
