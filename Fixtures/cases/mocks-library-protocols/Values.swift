// What protocols of the standard library require is met by what object the mock is.
import DIRuntime

// needle:mock
protocol Route: Hashable, CustomStringConvertible {
    var path: String { get }
}

// needle:mock
protocol Failure: Error, CustomDebugStringConvertible {
    var code: Int { get }
}

// needle:mock
@MainActor protocol Screen: AnyObject, Hashable, Identifiable {
    var title: String { get }
}

// needle:mock
protocol Draft: Any, Equatable, CustomStringConvertible {
    nonisolated var description: String { get }
}

// needle:mock
typealias Row = Named & Hashable

protocol Named {
    var name: String { get }
}

protocol RouterDependency: Dependency {
    func open(_ route: any Route) throws
}
