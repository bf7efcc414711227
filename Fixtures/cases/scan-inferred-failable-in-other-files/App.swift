// The initialisers that give nil stand in files that name nothing else of the graph.
import DIRuntime

final class RootComponent: BootstrapComponent {
    let port = Port(text: "80")  // reported here
    lazy var query = shared { Query(text: "q") }  // reported here
    let limits = (Port(80), 3)
    var screenComponent: ScreenComponent { ScreenComponent(parent: self) }
}

protocol ScreenDependency: Dependency {
    var port: Port { get }
    var query: Query { get }
}

final class ScreenComponent: Component<ScreenDependency> {}
