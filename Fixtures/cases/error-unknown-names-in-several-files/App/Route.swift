import DIRuntime
import Maps

// Both of these files import this one.
final class RouteComponent: Component<MapDependency> {}
