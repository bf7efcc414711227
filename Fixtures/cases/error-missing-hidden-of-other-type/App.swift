// Where its type would not do, it does not help a member to be seen; a value that shows no type may have the right one.
import DIRuntime

struct Page {}
struct Other {}

func make() -> Page { Page() }

final class RootComponent: BootstrapComponent {
    static var page: Other { Other() }
    @available(*, unavailable) var gone: Other { Other() }
    private let made = make()
    var child: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var page: Page { get }
    var gone: Page { get }
    var made: Page { get }
}

final class PageComponent: Component<PageDependency> {}
