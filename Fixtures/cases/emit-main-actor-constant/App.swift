// Inside its module, a constant of a Sendable type of the main actor may be read from anywhere.
import DIRuntime

final class RootComponent: MainActorBootstrapComponent {
    let host = "example.org"
    let ports: Ports = Ports(first: 80)
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

protocol PageDependency: Dependency {
    var host: String { get }
    var ports: Ports? { get async }
}

final class PageComponent: Component<PageDependency> {
    @MainActor let scale = 2
    var address: String { dependency.host }
    var portComponent: PortComponent { PortComponent(parent: self) }
}

protocol PortDependency: Dependency {
    var scale: Int { get }
}

final class PortComponent: Component<PortDependency> {
    var factor: Int { dependency.scale }
}
