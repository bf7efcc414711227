import DIRuntime

@MainActor
protocol TableDependency: Dependency {
    subscript(row: Int) -> String { get set }
    subscript(key key: String, default fallback: Int) -> Int { get }
    subscript<Value>(type: Value.Type) -> Value? { get }
    subscript(loading id: Int) -> String { get async throws }
}

/// Parameters with the names that a setter, a mock and its initialiser use themselves.
protocol GridDependency: Dependency {
    subscript(newValue: Int) -> String { get set }
    subscript(column newValue: Int, givenValue: Int) -> Int? { get set }
    func mark(handler: Int, call: Int, newValue: Int, MarkCall: Int) -> Int
    func load() async
    var `self`: Int { get }
    var given: Int { get }
    var DIRuntime: Int { get }
}

nonisolated final class Parcel {}

// needle:mock
protocol Depot {
    subscript(parcel: sending Parcel) -> Int { get set }
}
