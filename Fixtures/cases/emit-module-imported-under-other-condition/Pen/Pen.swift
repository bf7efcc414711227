import DIRuntime

public protocol PenDependency: Dependency {
    var owner: String { get }
}

public final class PenComponent: Component<PenDependency> {
    public var label: String { "pen of \(dependency.owner)" }
}
