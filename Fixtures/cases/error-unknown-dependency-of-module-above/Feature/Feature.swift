// What a component depends on was moved to a module that imports this one, or to one that keeps it to itself.
import DIRuntime

public final class MapComponent: Component<MapDependency> {}

public protocol PinDependency: PlaceDependency {}

public final class PinComponent: Component<PinDependency> {}

public final class ZoneComponent: Component<ZoneDependency> {}

public final class ClockComponent: Component<ClockDependency> {}
