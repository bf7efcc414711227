// The extension that has a member misspells the protocol to which the root conforms.
import DIRuntime

protocol Titled {}

extension Titeld {
    var title: String { "root" }
}

final class RootComponent: BootstrapComponent, Titled {
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: String { get }
}

final class PageComponent: Component<PageDependency> {}
