// Attributes of the compiler wrap no value, so that the value shows the type.
import DIRuntime

final class RootComponent: BootstrapComponent {
    @_spi(Tests) public let limit = 3
    @_spi(Tests) public let name = "root"
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var limit: Int { get }
    var name: String { get }
}

final class PageComponent: Component<PageDependency> {
    var text: String { "\(dependency.name) \(dependency.limit)" }
}
