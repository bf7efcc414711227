// 'StationNonCoreComponent' got another name, and nothing else is one.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var station: StationComponent { StationComponent(parent: self) }
}

protocol StationExtension: PluginExtension {
    var clock: String { get }
}

final class StationComponent: PluginizedComponent<EmptyDependency, StationExtension, StationNonCoreComponent> {
    var kiosk: KioskComponent { KioskComponent(parent: self) }
}

final class PluginsOfStation: NonCoreComponent<EmptyDependency> {
    var clock: String { "clock" }
    var tower: TowerComponent { TowerComponent(parent: self) }
}

final class TowerComponent: Component<EmptyDependency> {}

protocol KioskDependency: Dependency {
    var clock: String { get }
}

final class KioskComponent: Component<KioskDependency> {}
