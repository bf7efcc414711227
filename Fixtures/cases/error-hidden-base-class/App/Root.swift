import DIRuntime
import Kit

protocol ListDependency: Dependency { var user: String { get } }

final class ListComponent: ScreenComponent<ListDependency> {}

final class RootComponent: BootstrapComponent {
    var user: String { "Ada" }
    var list: ListComponent { ListComponent(parent: self) }
}
