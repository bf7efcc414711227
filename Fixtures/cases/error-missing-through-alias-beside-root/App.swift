import DIRuntime

final class RootComponent: BootstrapComponent {
    var phone: String { "112" }
    var list: ListScreen { ListScreen(parent: self) }
}

/// It stood for `ListComponent`. A root that nobody creates is not what it may stand for.
typealias ListScreen = OldListComponent

protocol ListDependency: Dependency {
    var phone: String { get }
}

final class ListComponent: Component<ListDependency> {}

protocol OldListDependency: Dependency {
    var number: Int { get }
}

final class OldListComponent: Component<OldListDependency> {}

private final class ListRootComponent: BootstrapComponent {}
