import DIRuntime

final class RootComponent: BootstrapComponent {
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var phone: String { get }
}

final class ListComponent: Component<ListDependency> {
    var title: String { dependency.phone }
}
