import DIRuntime

final class RootComponent: BootstrapComponent {
    var title: String { "root" }
    var page: PageComponent { PageComponent(parent: self) }
    var menu: MenuComponent { MenuComponent(parent: self) }
}

final class PageComponent: ScreenComponent<PageDependency> {
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var style: String { get }
}

final class RowComponent: Component<RowDependency> {}

protocol MenuDependency: Dependency {
    var help: String { get }
}

final class MenuComponent: Component<MenuDependency> {}
