import DIRuntime
import Feature

protocol MapDependency: Dependency {
    var scale: Int { get }
}

public protocol PlaceDependency: Dependency {
    var place: String { get }
}

final class RootComponent: BootstrapComponent {
    var scale: Int { 1 }
    var place: String { "here" }
    var zone: String { "CET" }
    var now: Int { 0 }
    var map: MapComponent { MapComponent(parent: self) }
    var pin: PinComponent { PinComponent(parent: self) }
    var zones: ZoneComponent { ZoneComponent(parent: self) }
    var clock: ClockComponent { ClockComponent(parent: self) }
}
