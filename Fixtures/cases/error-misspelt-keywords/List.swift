import DIRuntime

protocol ListDependency: Dependency {
    var phone: String { get }
}

final class ListComponent: Component<ListDependency> {
    vra title: String { "List" }
    publc func text() -> String { dependency.phone }
}
