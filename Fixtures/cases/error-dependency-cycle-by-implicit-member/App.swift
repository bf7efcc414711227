// The child of a cycle is made by '.init': its type stands at the property.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { page.text }
    var page: PageComponent { .init(parent: self) }
}

protocol PageDependency: Dependency {
    var title: String { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { dependency.title }
}
