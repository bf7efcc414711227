import DIRuntime

public final class Route {
    public init() {}
}

public protocol RouteDependency: Dependency { var route: Route { get } }
