// The brace of a protocol, and that of a class, stands below what follows it.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "News" }
    var page: PageComponent { PageComponent(parent: self) }

protocol PageDependency: Dependency {
    var title: String { get }

final class PageComponent: Component<PageDependency> {  // reported here
    var row: RowComponent { RowComponent(parent: self) }
}

final class RowComponent: Component<PageDependency> {
    var text: String { dependency.title }
}
}

extension PageComponent {  // reported here
    var size: Int { 4 }
}
}
