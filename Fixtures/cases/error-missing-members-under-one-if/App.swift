// Members of one component under one condition are one mistake, as where an `#if` reaches too far.
import DIRuntime

class AppComponent: BootstrapComponent {
    #if DEBUG
    let name = "app"
    let server = "local"
    #endif

    var page: PageComponent { PageComponent(parent: self) }
}

final class RootComponent: AppComponent {}

final class DemoComponent: AppComponent {}

#if DEBUG
extension AppComponent {
    func find(id: Int) -> String { "\(id)" }
}
#endif

protocol PageDependency: Dependency {
    var name: String { get }
    var server: String { get }
    func find(id: Int) -> String
}

final class PageComponent: Component<PageDependency> {
    // Another component's, and another condition.
    #if DEBUG
    let style = "bold"
    #elseif STAGING
    let width = 3
    #endif

    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var server: String { get }
    var style: String { get }
    var width: Int { get }
}

final class RowComponent: Component<RowDependency> {}
