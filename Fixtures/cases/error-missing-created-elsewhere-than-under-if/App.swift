// One creation outside of the condition, or in a class that stands outside of it, and the request has to be served there.
import DIRuntime

final class RootComponent: BootstrapComponent {
    #if DEBUG
    let log: [String] = ["started"]
    let level = 3
    var menu: MenuComponent { MenuComponent(parent: self) }
    #endif
    var home: HomeComponent { HomeComponent(parent: self) }
    #if STAGING
    var page: PageComponent { PageComponent(parent: self) }
    #endif
}

class ScreenComponent: Component<EmptyDependency> {
    var menu: MenuComponent { MenuComponent(parent: self) }
}

final class HomeComponent: ScreenComponent {
    #if DEBUG
    var page: PageComponent { PageComponent(parent: self) }
    #endif
}

protocol MenuDependency: Dependency {
    var log: [String] { get }
}

final class MenuComponent: Component<MenuDependency> {}

protocol PageDependency: Dependency {
    var level: Int { get }
}

final class PageComponent: Component<PageDependency> {}
