// The default implementations of a protocol stand in an extension of a misspelt name.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "root" }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var title: String { get }
    var width: Int { get }
    func twice(_ text: String) -> String
}

extension PageDependncy {
    var width: Int { 3 }
    func twice(_ text: String) -> String { text + text }
}

final class PageComponent: Component<PageDependency> {}
