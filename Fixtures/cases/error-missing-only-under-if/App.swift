// The owner has the property only under a condition that the request does not have.
import DIRuntime

final class RootComponent: BootstrapComponent {
    #if DEBUG
    var inspector: String { "on" }
    #endif

    #if os(Linux)
    var displayServer: String { "wayland" }
    #elseif os(Windows)
    var displayServer: String { "gdi" }
    #endif

    var windowComponent: WindowComponent { WindowComponent(parent: self) }
}

protocol WindowDependency: Dependency {
    var inspector: String { get }
    #if DEBUG
    var displayServer: String { get }
    #endif
}

final class WindowComponent: Component<WindowDependency> {
    var text: String { dependency.inspector }
}
