import DIRuntime

final class RootComponent: BootstrapComponent {
    /// A component with the name of what is requested, but no number.
    var level: LevelComponent { LevelComponent(parent: self) }
    var meter: MeterComponent { MeterComponent(parent: self) }

    /// Here it is the name that differs, though a component has the requested one.
    var scale: ScaleComponent { ScaleComponent(parent: self) }
    var scales: Scale { Scale() }

    /// A component may be what serves a protocol.
    var chart: ChartComponent { ChartComponent(parent: self) }
}

struct Scale {}

protocol ChartBuilder {}

protocol MeterDependency: Dependency {
    var level: Int { get }
    var scale: Scale { get }
    var chart: any ChartBuilder { get }
}

final class MeterComponent: Component<MeterDependency> {}

final class LevelComponent: Component<EmptyDependency> {}

final class ScaleComponent: Component<EmptyDependency> {}

final class ChartComponent: Component<EmptyDependency>, ChartBuilder {}
