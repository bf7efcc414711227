// A base class of roots that nothing creates is no root of its own: only its subclasses must serve the requests.
import DIRuntime

class BaseRootComponent: BootstrapComponent {
    var footer: String { "2031" }
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

final class ShopRootComponent: BaseRootComponent {
    var title: String { "Shop" }
}

final class NewsRootComponent: BaseRootComponent {
    var title: String { "News" }
    override var footer: String { "today" }
}

protocol PageDependency: Dependency {
    var title: String { get }
    var footer: String { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.title), \(dependency.footer)" }
}
