// A request under a condition: the provider repeats the condition.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var appName: String { "Maps" }
    var logLevel: Int { 2 }
    #if DEBUG
    var debugMenu: String { "debug menu" }
    #endif
    var menuComponent: MenuComponent { MenuComponent(parent: self) }
}

protocol MenuDependency: Dependency {
    var appName: String { get }
    #if DEBUG
    var debugMenu: String { get }
    var logLevel: Int { get }
    #endif
}

final class MenuComponent: Component<MenuDependency> {
    var title: String {
        #if DEBUG
        "\(dependency.appName) \(dependency.debugMenu) \(dependency.logLevel)"
        #else
        dependency.appName
        #endif
    }
}
