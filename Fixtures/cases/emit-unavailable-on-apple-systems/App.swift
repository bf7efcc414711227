// `anyAppleOS` is no system that `os()` knows.
import DIRuntime

final class RootComponent: BootstrapComponent {
    @available(anyAppleOS, unavailable)
    var loader: Int { 1 }
    @available(anyAppleOS 26, *)
    var store: Int { 2 }
    var child: ChildComponent { ChildComponent(parent: self) }
}

protocol ChildDependency: Dependency {
    #if !canImport(Darwin)
    var loader: Int { get }
    #endif
    @available(anyAppleOS 26, *)
    var store: Int { get }
}

final class ChildComponent: Component<ChildDependency> {}
