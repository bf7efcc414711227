// What is requested under a condition only is declared under it: its type may not exist elsewhere.
import DIRuntime

#if os(Linux)
final class Badge {
    let count: Int
    init() { count = 3 }
}
#endif

final class RootComponent: BootstrapComponent {
    var tabs: TabsComponent { TabsComponent(parent: self) }
    #if os(Linux)
    var dock: DockComponent { DockComponent(parent: self) }
    #endif
}

protocol TabsDependency: Dependency {
    #if os(Linux)
    var badge: Badge { get }
    #if DEBUG || !DEBUG
    func log(_ text: String)
    #endif
    #endif
    var title: String { get }
}

final class TabsComponent: Component<TabsDependency> {
    #if os(Linux)
    var count: Int { dependency.badge.count }
    #endif
}

#if os(Linux)
protocol DockDependency: Dependency {
    var title: String { get }
    var icon: String { get }
}

final class DockComponent: Component<DockDependency> {}
#endif
