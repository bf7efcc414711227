// The app knows this module only by another one, which exports it again.
import DIRuntime

public struct User: Sendable {
    public let name: String

    public nonisolated init(name: String) {
        self.name = name
    }
}

public protocol RowDependency: Dependency {
    var user: User { get }
}

public final class RowComponent: Component<RowDependency> {
    public var text: String { "row of \(dependency.user.name)" }
}
