// A component and its dependency stand in an extension of a misspelt name.
import DIRuntime

enum Shop {}

final class RootComponent: BootstrapComponent {
    var title: String { "root" }
    var page: Shop.PageComponent { Shop.PageComponent(parent: self) }
}

extension Shopp {
    final class PageComponent: Component<Shop.PageDependency> {}

    protocol PageDependency: Dependency {
        var title: String { get }
    }
}
