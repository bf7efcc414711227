import DIRuntime

public struct User: Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}

public protocol CoreDependency: Dependency {
    var user: User { get }
    var clock: any Clock { get }
}

public protocol Clock {
    var now: Int { get }
}

extension CoreDependency {
    /// Tests that import the module as everyone does cannot see it, so that it is no default for them.
    var clock: any Clock { StoppedClock() }
}

struct StoppedClock: Clock {
    var now: Int { 0 }
}

public struct ListComponentDependencies {}
