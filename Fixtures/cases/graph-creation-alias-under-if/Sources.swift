import DIRuntime

protocol LiveDependency: Dependency {
    var address: String { get }
}

final class LiveComponent: Component<LiveDependency> {
    var shown: String { dependency.address }
}

final class StubComponent: Component<EmptyDependency> {
    var shown: String { "stub" }
}

#if DEBUG
typealias ServiceComponent = StubComponent
#else
typealias ServiceComponent = LiveComponent
#endif

final class RootComponent: BootstrapComponent {
    var address: String { "live" }
    var serviceComponent: ServiceComponent { ServiceComponent(parent: self) }
}
