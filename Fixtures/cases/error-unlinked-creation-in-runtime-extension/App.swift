// What the runtime declares, all components are, or many: an extension of it says nothing of the parent.
import DIRuntime

protocol PageDependency: Dependency {
    var name: String { get }
}

final class PageComponent: Component<PageDependency> {}

final class RootComponent: BootstrapComponent {
    let name = "Ada"
    var page: PageComponent { newPage() }
}

extension Scope {
    func newPage() -> PageComponent { PageComponent(parent: self) }
}

extension DIRuntime.Component where DependencyType == any PageDependency {
    var next: PageComponent { PageComponent(parent: self) }
}
