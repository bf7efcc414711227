import DIRuntime

final class RootComponent: BootstrapComponent {
    var phone: String { "112" }
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var phone: String { get }
}

final class ListComponent: Component<ListDependency> {}

/// Of another component, whose name it was to have.
protocol ListDependency: Dependency {
    var count: Int { get }
}
