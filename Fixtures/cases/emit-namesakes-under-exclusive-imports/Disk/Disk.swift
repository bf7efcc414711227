import DIRuntime

public struct Place: Sendable {
    public let text: String

    public init(_ name: String) { text = "disk of \(name)" }
}

public protocol StoreDependency: Dependency {
    var owner: String { get }
    var size: Int { get }
}

public final class StoreComponent: Component<StoreDependency> {
    public var label: String { "disk of \(dependency.owner), \(dependency.size) GB" }
}
