// A base class of roots that is created somewhere is a root as well, and must serve all requests below it.
import DIRuntime

class BaseRootComponent: BootstrapComponent {
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

final class ShopRootComponent: BaseRootComponent {
    var title: String { "Shop" }
}

protocol PageDependency: Dependency {
    var title: String { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { dependency.title }
}

func preview() -> String { BaseRootComponent().pageComponent.text }
