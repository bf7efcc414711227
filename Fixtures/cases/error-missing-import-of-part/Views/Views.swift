public protocol Routing: AnyObject {}

public final class Router: Routing {
    public init() {}
}

public typealias Screen = () -> any Routing
