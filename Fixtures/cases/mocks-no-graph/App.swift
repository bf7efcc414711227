import DIRuntime

/// Its graph is not finished, which is no reason not to test what there is.
final class RootComponent: BootstrapComponent {
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var missing: Int { get }
}

final class ListComponent: Component<ListDependency> {
    var doubled: Int { dependency.missing * 2 }
}
