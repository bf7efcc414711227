import DIRuntime
import Screens

final class RootComponent: BootstrapComponent {
    var session: SessionComponent { SessionComponent(parent: self) }
}

protocol ShellDependency: Dependency {
    var name: String { get }
}

final class ShellComponent: Component<ShellDependency> {
    var text: String { dependency.name }
}
