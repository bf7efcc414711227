import DIRuntime

protocol HomeDependency: Dependency {
    var session: Session { get }
    var store: Store { get }
    var host: String { get }
    var count: Int { get }
    var theme: Theme { get }
}

final class HomeComponent: Component<HomeDependency> {
    var listComponent: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var store: Store { get }
}

final class ListComponent: Component<ListDependency> {}
