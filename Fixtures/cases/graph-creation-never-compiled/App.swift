// What is switched off creates nothing, so what it lacks is no error.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var name: String { "Ada" }

    #if false
    var home: HomeComponent { HomeComponent(parent: self) }
    #endif
    #if swift(>=99)
    var list: ListComponent { ListComponent(parent: self, Unknown(parent: self)) }
    #endif
    #if os(Linux) && os(macOS)
    var help: HelpComponent { HelpComponent(parent: self) }
    #endif
    #if DEBUG
    #if !DEBUG
    var menu: MenuComponent { MenuComponent(parent: self) }
    #endif
    #endif
}

protocol LackingDependency: Dependency {
    var number: Int { get }
}

final class HomeComponent: Component<LackingDependency> {}

final class ListComponent: Component<LackingDependency> {}

final class HelpComponent: Component<LackingDependency> {}

final class MenuComponent: Component<LackingDependency> {}
