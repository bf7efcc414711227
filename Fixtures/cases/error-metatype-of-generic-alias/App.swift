// 'T.Type' is '(any P).Type', and not 'any P.Type', where 'any P' stands for 'T'.
import DIRuntime

protocol Screen {}
struct Start: Screen {}
typealias Kind<Value> = Value.Type

protocol MenuDependency: Dependency {
    var screen: Kind<any Screen> { get }
}

final class RootComponent: BootstrapComponent {
    var screen: any Screen.Type { Start.self }

    var menu: MenuComponent { MenuComponent(parent: self) }
}

final class MenuComponent: Component<MenuDependency> {
}
