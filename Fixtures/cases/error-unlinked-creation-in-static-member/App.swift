// In a static member `self` is the class, which is no scope. Who requests the member gets it by the same edit.
import DIRuntime

final class RootComponent: BootstrapComponent {
    static func makeLogin() -> LoginComponent {
        LoginComponent(parent: self)
    }

    static var help: HelpComponent { HelpComponent(parent: self) }
    var menu: MenuComponent { MenuComponent(parent: self) }
}

final class HelpComponent: Component<EmptyDependency> {}

protocol MenuDependency: Dependency {
    var help: HelpComponent { get }
}

final class MenuComponent: Component<MenuDependency> {}

final class LoginComponent: Component<EmptyDependency> {
}
