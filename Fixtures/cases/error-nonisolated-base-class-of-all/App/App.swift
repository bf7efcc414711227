import Core
import DIRuntime

protocol DockDependency: Dependency {
    var tariff: Int { get }
}

final class DockComponent: Component<DockDependency> {}

final class FleetComponent: FeatureComponent<EmptyDependency> {
    var tariff: Int { 3 }
    var dock: DockComponent { DockComponent(parent: self) }
}

final class RootComponent: BootstrapComponent {
    var fleet: FleetComponent { FleetComponent(parent: self) }
}
