// While an error of another module hides findings, no comment that silences one is called needless.
import App
import DIRuntime

// needle:ignore detached-component
final class FakeComponent: Component<EmptyDependency> {
}
