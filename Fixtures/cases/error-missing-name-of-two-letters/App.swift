// A name of two letters reads like one of three that has a letter more, and not like another one of two.
import DIRuntime

protocol MapDependency: Dependency {
    var ap: String { get }
    var db: String { get }
}

final class MapComponent: Component<MapDependency> {}

final class RootComponent: BootstrapComponent {
    var api: String { "api" }  // reported here
    var ui: String { "ui" }
    var map: MapComponent { MapComponent(parent: self) }
}
