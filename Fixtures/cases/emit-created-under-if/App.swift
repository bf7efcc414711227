// What is created under a condition only, at any depth, may ask for what exists under it; its provider then does as well.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let name = "Ada"
    var title: String { "root" }
    var home: HomeComponent { HomeComponent(parent: self) }
    #if DEBUG
    let log: [String] = ["started"]
    var menu: MenuComponent { MenuComponent(parent: self) }
    #endif
    var report: ReportComponent? {
        #if DEBUG
        return ReportComponent(parent: self)
        #else
        return nil
        #endif
    }
}

final class HomeComponent: Component<EmptyDependency> {
    #if DEBUG
    var title: String { "home" }
    #endif
    #if DEBUG
    func report() -> ReportComponent { ReportComponent(parent: self) }
    #endif
}

protocol MenuDependency: Dependency {
    var name: String { get }
    var log: [String] { get }
}

final class MenuComponent: Component<MenuDependency> {
    var text: String { dependency.name + String(dependency.log.count) }
    var page: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var log: [String] { get }
}

final class PageComponent: Component<PageDependency> {
    var first: String { dependency.log.first ?? "" }
    func next() -> PageComponent { PageComponent(parent: self) }
}

protocol ReportDependency: Dependency {
    var log: [String] { get }
    var title: String { get }
}

final class ReportComponent: Component<ReportDependency> {
    var text: String { dependency.title + " " + dependency.log.joined() }
}
