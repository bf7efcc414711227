// A public root has public members in its conformance.
import DIRuntime

public final class RootComponent: BootstrapComponent {
    var theme: String { "dark" }
    public var windowComponent: WindowComponent { WindowComponent(parent: self) }
}

public protocol WindowDependency: Dependency {
    var theme: String { get }
}

public final class WindowComponent: Component<WindowDependency> {
    public var text: String { "a \(dependency.theme) window" }
}
