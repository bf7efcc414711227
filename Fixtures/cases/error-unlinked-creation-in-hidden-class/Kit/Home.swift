// A component that another module extends lost its 'public': told at the class, whether that module creates it as well or not.
public import DIRuntime

final class HomeComponent: Component<EmptyDependency> {
    public var title: String { "home" }
}

final class MenuComponent: Component<EmptyDependency> {
    public var title: String { "menu" }
}

open class HostComponent: BootstrapComponent {
    var home: HomeComponent { HomeComponent(parent: self) }
    var menu: MenuComponent { MenuComponent(parent: self) }
}
