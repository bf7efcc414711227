public import DIRuntime

public struct User: Sendable {
    public init() {}
}

public protocol UserDependency: Dependency {
    var user: User { get }
}
