import DIRuntime

public protocol ClockDependency: Dependency {
    var now: Int { get }
}

protocol ZoneDependency: Dependency {
    var zone: String { get }
}
