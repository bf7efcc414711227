// A member that a 'let' could be: the request is for any thread, and that alone is wrong.
import DIRuntime

@MainActor final class RootComponent: BootstrapComponent {
    var limit: Int { 3 }
    let name = "root"
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency, Sendable {
    var limit: Int { get }
    var name: String { get }
}

final class PageComponent: Component<PageDependency> {}
