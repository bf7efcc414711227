import DIRuntime

public struct Place: Sendable {
    public let text: String

    public init(_ name: String) { text = "cloud of \(name)" }
}

public protocol StoreDependency: Dependency {
    var owner: String { get }
}

public final class StoreComponent: Component<StoreDependency> {
    public var label: String { "cloud of \(dependency.owner)" }
}
