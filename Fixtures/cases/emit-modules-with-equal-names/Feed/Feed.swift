// The other home.
import DIRuntime

public struct User: Sendable {
    public let fullName: String

    public nonisolated init(fullName: String) {
        self.fullName = fullName
    }
}

public protocol HomeDependency: Dependency {
    var user: User { get }
}

public final class HomeComponent: Component<HomeDependency> {
    public var text: String { "feed of \(dependency.user.fullName)" }
}
