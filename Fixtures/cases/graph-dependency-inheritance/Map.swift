// One component with inherited requests, one with a composition, one with a typealias.
import DIRuntime

final class RootComponent: BootstrapComponent {
    var accent: String { "teal" }
    var host: String { "maps.example.com" }
    var zoom: Double { 1.5 }
    var city: String { "Oslo" }
    var mapComponent: MapComponent { MapComponent(parent: self) }
    var placeComponent: PlaceComponent { PlaceComponent(parent: self) }
    var routeComponent: RouteComponent { RouteComponent(parent: self) }
}

final class MapComponent: Component<MapDependency> {
    var text: String { "\(dependency.accent) \(dependency.host) \(dependency.zoom)" }
}

final class PlaceComponent: Component<MapDependency & LocationDependency> {
    var text: String { "\(dependency.city) at \(dependency.zoom)" }
}

final class RouteComponent: Component<RouteDependency> {
    var text: String { "\(dependency.city) from \(dependency.host)" }
}
