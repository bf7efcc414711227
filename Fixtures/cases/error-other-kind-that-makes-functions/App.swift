// A property that holds a function is called like a method: what it makes is what the method makes.
import DIRuntime

struct Page {}

final class RootComponent: BootstrapComponent {
    var make: (Int) -> () -> Page { { _ in { Page() } } }
    var page: PageComponent { PageComponent(parent: self) }
}
protocol PageDependency: Dependency {
    func make(_ id: Int) -> () -> Page
}
final class PageComponent: Component<PageDependency> {}
