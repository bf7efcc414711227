import DIRuntime

extension Component: @retroactive @unchecked Sendable {}

final class RootComponent: BootstrapComponent {
    var title: String { "Today" }
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency, Sendable {
    var title: String { get }
}

final class ListComponent: Component<ListDependency> {
    var text: String { dependency.title }
}
