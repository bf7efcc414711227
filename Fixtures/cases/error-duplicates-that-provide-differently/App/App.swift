import DIRuntime

final class RootComponent: BootstrapComponent {
    let title: String = "Today"
    let limit: Int = 10

    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    var title: String { get }
    var limit: Int { get }
}

final class ListComponent: Component<ListDependency> {
    var text: String { "\(dependency.title): \(dependency.limit)" }
}
