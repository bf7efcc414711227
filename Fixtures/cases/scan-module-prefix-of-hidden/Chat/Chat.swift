import DIRuntime

public struct User: Sendable {
    public let name: String

    public nonisolated init(name: String) {
        self.name = name
    }
}

public typealias Note = String

public protocol RowDependency: Dependency {
    var user: User { get }
    var note: Note { get }
}

public final class RowComponent: Component<RowDependency> {
    public var text: String { "row of \(dependency.user.name): \(dependency.note)" }
}
