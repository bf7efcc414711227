// A conformance to a protocol may belong to an actor, so that its metatype is not safe to share, unless it says otherwise.
import DIRuntime

protocol Screen {}
struct Home: Screen {}

protocol RouterDependency: Dependency, Sendable {  // reported here
    var screens: [any Screen.Type] { get }
}

final class RouterComponent: Component<RouterDependency> {}

final class RootComponent: BootstrapComponent {
    let screens: [any Screen.Type] = [Home.self]
    var router: RouterComponent { RouterComponent(parent: self) }
}
