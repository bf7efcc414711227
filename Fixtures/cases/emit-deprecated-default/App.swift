// A default implementation that is deprecated serves in code that is deprecated itself, so that nothing warns.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var userName: String { "ada" }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol Greeting {
    var greeting: String { get }
}

extension Greeting {
    @available(*, deprecated, message: "provide one")
    var greeting: String { "hello" }
}

protocol PageDependency: Dependency, Greeting {
    var userName: String { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.userName), \(dependency.greeting)" }
}
