// Three names of a module that this file forgot to import: one finding, whose edit is the import.
import DIRuntime

protocol MapDependency: AmbientDependency {  // reported here
    var zoom: Int { get }
}

protocol PinDependency: LogDependency {}

final class MapComponent: Component<MapDependency> {
    var pin: PinComponent { PinComponent(parent: self) }
    var clock: ClockComponent { ClockComponent(parent: self) }
}

final class PinComponent: Component<PinDependency> {}

final class ClockComponent: Component<ClockDependency> {}
