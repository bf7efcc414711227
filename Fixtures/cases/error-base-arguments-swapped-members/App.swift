// What the base class makes of its swapped arguments is wrong for the same reason, by whatever name its members call them.
import DIRuntime

enum HomeRoute {
    case list
}

class FlowComponent<Needs, Route>: Component<Needs> {
    typealias Navigate = (Route) -> Void

    var navigate: Navigate { { _ in } }
    func start(_ route: Route) -> Bool { true }
}

final class RootComponent: BootstrapComponent {
    var title: String { "title" }

    var home: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var title: String { get }
}

final class HomeComponent: FlowComponent<HomeRoute, HomeDependency> {
    var row: RowComponent { RowComponent(parent: self) }
}

protocol RowDependency: Dependency {
    var navigate: (HomeRoute) -> Void { get }
    func start(_ route: HomeRoute) -> Bool
}

final class RowComponent: Component<RowDependency> {}
