import DIRuntime

final class RootComponent: BootstrapComponent {
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var pageSize: Int { get }
}

final class PageComponent: Component<PageDependency> {
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var name: String { get }
}

final class RowComponent: Component<RowDependency> {
    var text: String { dependency.name }
}
