// Creations outside any component: in a free function, in another class, and in a type nested in a component.
import DIRuntime

protocol HomeDependency: Dependency { var user: String { get } }

final class HomeComponent: Component<HomeDependency> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var home: HomeComponent { HomeComponent(parent: self) }

    struct Router {
        let root: RootComponent
        func home() -> HomeComponent { HomeComponent(parent: root) }
    }
}

final class Coordinator {
    let root: RootComponent = RootComponent()
    lazy var home: HomeComponent = HomeComponent(parent: root)
}

@discardableResult
func launch(_ root: RootComponent) -> HomeComponent {
    HomeComponent(parent: root)
}
