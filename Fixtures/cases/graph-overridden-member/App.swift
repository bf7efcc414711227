// A property that a subclass overrides is one, and one that it overrides in some builds stands beside its base class's.
import DIRuntime

class BaseRoot: BootstrapComponent {
    var title: String { "base" }
    var motto: String { "base" }
    var page: PageComponent { PageComponent(parent: self) }
}

final class AppRoot: BaseRoot {
    override var title: String { "app" }
    #if TESTING
    override var motto: String { "test" }
    #endif
}

protocol PageDependency: Dependency {
    var title: String { get }
    var motto: String { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { dependency.title + " " + dependency.motto }
}
