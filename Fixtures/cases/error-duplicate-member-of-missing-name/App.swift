// Lines that were copied, of which one was to get another name.
import DIRuntime

struct Store {}

final class RootComponent: BootstrapComponent {
    var users: Store { Store() }
    var users: Store { Store() }
    var limit: Int { 1 }
    var limit: Int { 2 }

    var homeComponent: HomeComponent { HomeComponent(parent: self) }
}

protocol HomeDependency: Dependency {
    var users: Store { get }
    var orders: Store { get }
    var limit: Int { get }
}

final class HomeComponent: Component<HomeDependency> {
    var listComponent: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var orders: Store { get }
}

final class ListComponent: Component<ListDependency> {}
