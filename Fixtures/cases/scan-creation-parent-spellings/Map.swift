// The parent is `self` in parentheses, unwrapped, cast, copied, consumed, or with a comment beside it.
import DIRuntime

protocol MapDependency: Dependency { var region: String { get } }

final class PinComponent: Component<MapDependency> {}
final class RouteComponent: Component<MapDependency> {}
final class LayerComponent: Component<MapDependency> {}
final class LegendComponent: Component<MapDependency> {}
final class ScaleComponent: Component<MapDependency> {}

final class RootComponent: BootstrapComponent {
    var region: String { "North" }
    var pin: PinComponent { PinComponent(parent: (self)) }
    var route: RouteComponent { RouteComponent(parent: self as Scope) }
    var layer: LayerComponent { LayerComponent(parent: ((self /* the map */) as Scope)) }
    lazy var legend: () -> LegendComponent = { [weak self] in
        LegendComponent(parent: self!)
    }
    var scale: ScaleComponent {
        let map = copy self
        return ScaleComponent(parent: consume map)
    }
}
