import DIRuntime

protocol ChildDependency: Dependency {
    var name: String { get }
}

class ChildComponent: Component<ChildDependency> {}

final class RootComponent: BootstrapComponent {
    var name: String { "root" }
    var child: ChildComponent { make(ChildComponent.self, parent: self) }
}
