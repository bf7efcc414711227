import DIRuntime

final class RootComponent: BootstrapComponent {
    var phone: String { "5" }
    var list: ListComponent { ListComponent(parent: self) }
}

protocol ListDependency: Dependency {
    // The graph is whole without it; the compiler tells the word, and nobody that nothing requests 'phone'.
    vra phone: String { get }
}

final class ListComponent: Component<ListDependency> {
    var text: String { dependency.phone }
}
