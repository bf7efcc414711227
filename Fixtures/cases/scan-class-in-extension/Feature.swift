// A component declared in an extension of its namespace has the namespace's name before its own.
import DIRuntime

enum Feature {}

extension Feature {
    protocol ChildDependency: Dependency {
        var title: String { get }
    }

    final class ChildComponent: Component<ChildDependency> {
        var text: String { "Child of " + dependency.title }
    }
}
