import DIRuntime

final class RootComponent: BootstrapComponent {
    var phone: String { "112" }
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var phone: String { get }
}

final class ListComponent: Component<ListDependency {
    var detail: DetailComponent { DetailComponent(parent: self) }
}

final class DetailComponent: Component<EmptyDependency> {}
