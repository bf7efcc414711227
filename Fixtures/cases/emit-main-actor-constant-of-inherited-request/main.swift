// A constant of the main actor for the request of a protocol that the dependency inherits.
import DIRuntime

protocol PortDemands {
    var ports: Ports? { get async }
}

protocol PageDependency: Dependency, PortDemands {
    var host: String { get }
}

final class PageComponent: Component<PageDependency> {
    var address: String { dependency.host }
}

final class RootComponent: MainActorBootstrapComponent {
    let host = "example.org"
    let ports: Ports = Ports(first: 80)
    var pageComponent: PageComponent { PageComponent(parent: self) }
}

@MainActor func run() async {
    print(RootComponent().pageComponent.address)
}
await run()
