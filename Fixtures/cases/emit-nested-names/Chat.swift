// Components and protocols inside namespaces, two of them with equal last names.
import DIRuntime

enum Chat {
    protocol HomeDependency: Dependency {
        var userName: String { get }
    }

    final class HomeComponent: Component<HomeDependency> {
        var text: String { "chat of \(dependency.userName)" }
    }
}
