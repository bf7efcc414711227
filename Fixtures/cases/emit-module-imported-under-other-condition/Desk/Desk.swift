import DIRuntime

public protocol DeskDependency: Dependency {
    var owner: String { get }
}

public final class DeskComponent: Component<DeskDependency> {
    public var label: String { "desk of \(dependency.owner)" }
}
