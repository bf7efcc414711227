// The other home, in a module whose name is nothing else.
import DIRuntime

public struct User: Sendable {
    public let fullName: String

    public nonisolated init(fullName: String) {
        self.fullName = fullName
    }
}

public enum Outer {}

struct Style {}

public protocol HomeDependency: Dependency {
    var reader: User { get }
}

public final class HomeComponent: Component<HomeDependency> {
    public var text: String { "feed of \(dependency.reader.fullName)" }
}
