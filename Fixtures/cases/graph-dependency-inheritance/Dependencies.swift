// Requests come from the whole protocol: inherited, composed, and through a typealias.
import DIRuntime

protocol Themed: AnyObject {
    var accent: String { get }
}

protocol NetworkDependency: Dependency {
    var host: String { get }
}

protocol MapDependency: Themed, NetworkDependency {
    var zoom: Double { get }
}

protocol LocationDependency: Dependency {
    var city: String { get }
}

typealias RouteDependency = LocationDependency & NetworkDependency
