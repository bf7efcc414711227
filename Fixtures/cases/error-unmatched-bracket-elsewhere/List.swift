import DIRuntime

protocol ListDependency: Dependency {
    var phone: String { get
}

final class ListComponent: Component<ListDependency> {
